/**
 * A slow line as a process, for machines whose kernel has no netem: it stands between two VXLAN tunnels and hands each
 * packet on when its time has come. The connections that run through it are the kernel's own TCP.
 */
import { createSocket, type Socket } from "node:dgram";
import { once } from "node:events";
import { setPriority } from "node:os";
import { completeChecksum } from "./checksum";
import { addresses, tunnelPort, type Shape } from "./line-plan";
import { Pipe } from "./pipe";

/** The tunnel's own header and that of Ethernet: what a real line would not carry. */
const wrapping = 22;

type Way = { pipe: Pipe };
const down: Way = { pipe: new Pipe(1600, 0) };
const up: Way = { pipe: new Pipe(1600, 0) };

try {
  // A late packet would slow the measured page down.
  setPriority(-15);
} catch {
  // Only root may; the line works all the same.
}

const phoneSide = await open(addresses.line.phoneSide);
const hostSide = await open(addresses.line.hostSide);
carry(phoneSide, hostSide, addresses.host.outer, up);
carry(hostSide, phoneSide, addresses.phone.outer, down);

process.on("message", (shape: Shape) => {
  down.pipe = new Pipe(shape.down, shape.rtt / 2);
  up.pipe = new Pipe(shape.up, shape.rtt / 2);
  process.send?.("shaped");
});
process.once("disconnect", () => process.exit());

async function open(address: string): Promise<Socket> {
  const socket = createSocket({ type: "udp4", recvBufferSize: 1 << 21 });
  socket.bind(tunnelPort, address);
  await once(socket, "listening");
  return socket;
}

/** Hands on what comes from one side, in order. */
function carry(from: Socket, to: Socket, address: string, way: Way): void {
  const queue: { readonly packet: Buffer; readonly due: number }[] = [];
  let timer: NodeJS.Timeout | undefined;

  from.on("message", (packet) => {
    const due = way.pipe.send(performance.now(), packet.length - wrapping);
    if (due === undefined) return;
    completeChecksum(packet.subarray(wrapping));
    queue.push({ packet, due });
    timer ??= wait(due);
  });

  function wait(due: number) {
    return setTimeout(flush, Math.max(0, due - performance.now()));
  }

  function flush() {
    // Timers count whole milliseconds, so half of one early is as near as it gets.
    while (queue[0] !== undefined && queue[0].due <= performance.now() + 0.5)
      to.send(queue.shift()!.packet, tunnelPort, address);
    timer = queue[0] && wait(queue[0].due);
  }
}
