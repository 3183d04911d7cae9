/** @jest-environment node */
import { completeChecksum } from "./checksum";

/** IPv4 from 198.51.100.1 to 198.51.100.2. */
const header = "450000280000400040060000c6336401c6336402";

test("a receiver who sums a completed packet up finds all bits set", () => {
  const tcp = "0050303900000001000000025010ffff00000000";
  const packet = Buffer.from(header + tcp, "hex");

  completeChecksum(packet);

  const pseudo = Buffer.from("c6336401c6336402" + "00060014", "hex");
  expect(sum16(Buffer.concat([pseudo, packet.subarray(20)]))).toBe(0xffff);
});

test("an odd length counts as if a zero followed", () => {
  const packet = Buffer.from(
    header.replace("45000028", "45000029") +
      "0050303900000001000000025010ffff0000000061",
    "hex",
  );

  completeChecksum(packet);

  const pseudo = Buffer.from("c6336401c6336402" + "00060015", "hex");
  const zero = Buffer.from([0]);
  expect(sum16(Buffer.concat([pseudo, packet.subarray(20), zero]))).toBe(
    0xffff,
  );
});

test("leaves what is not TCP alone", () => {
  const udp = Buffer.from(
    header.replace("4006", "4011") + "0050303900140000" + "00".repeat(12),
    "hex",
  );
  const before = Buffer.from(udp);

  completeChecksum(udp);

  expect(udp).toEqual(before);
});

function sum16(bytes: Buffer): number {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 2) {
    sum += bytes.readUInt16BE(at);
    sum = (sum & 0xffff) + (sum >>> 16);
  }
  return sum;
}
