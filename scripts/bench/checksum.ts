/**
 * Writes the checksum into a TCP packet. The kernel leaves that to the network card, and a packet that is taken out
 * of a tunnel by a process meets none.
 *
 * @param ip - an IPv4 packet, changed in place; anything but TCP stays as it is
 */
export function completeChecksum(ip: Buffer): void {
  const tcpProtocol = 6;
  if ((ip[0] ?? 0) >> 4 !== 4 || ip[9] !== tcpProtocol) return;
  const header = ((ip[0] ?? 0) & 15) * 4;
  const tcp = ip.subarray(header, ip.readUInt16BE(2));
  tcp.writeUInt16BE(0, 16);
  // Both addresses, the protocol and the length count as well.
  const sum =
    sumOf(ip.subarray(12, 20)) + tcpProtocol + tcp.length + sumOf(tcp);
  tcp.writeUInt16BE(~folded(sum) & 0xffff, 16);
}

function sumOf(bytes: Buffer): number {
  let sum = 0;
  for (let at = 0; at + 1 < bytes.length; at += 2)
    sum += bytes.readUInt16BE(at);
  return bytes.length % 2 === 1
    ? sum + bytes.readUInt8(bytes.length - 1) * 256
    : sum;
}

/** The sum in sixteen bits: what is carried over is added again. */
function folded(sum: number): number {
  return sum > 0xffff ? folded((sum & 0xffff) + (sum >>> 16)) : sum;
}
