/** A slow line of real TCP: two network namespaces and what lies between them. */
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { startChild } from "./children";
import { later } from "./clean-up";
import { addresses, hardware, tunnelPort, type Shape } from "./line-plan";

export type Line = {
  /** The namespaces of both ends. */
  readonly phone: string;
  readonly host: string;
  /** What slows it down, in words. */
  readonly means: string;
  readonly shape: (shape: Shape) => Promise<void>;
  readonly end: () => void;
};

/** No two benches at once may meet. */
const name = (end: string) => `k7-${end}-${process.pid}`;
const phone = name("phone");
const host = name("host");
const between = name("line");

/** The kernel's defaults, but no memory of earlier connections and no IPv6; and Reno, which every namespace may use. */
const settings = [
  "net.ipv4.tcp_congestion_control=reno",
  "net.ipv4.tcp_no_metrics_save=1",
  "net.ipv6.conf.all.disable_ipv6=1",
];

/**
 * Makes the line.
 *
 * @throws Error with the reason when this machine does not allow it; nothing stays behind then
 */
export async function makeLine(): Promise<Line> {
  if (process.platform !== "linux") throw new Error("it needs Linux");
  if (process.getuid?.() !== 0) throw new Error("it needs root");
  const namespaces: string[] = [];
  const end = later(() => {
    // Devices and tunnels go with their namespace.
    for (const each of namespaces) run(`ip netns del ${each}`);
  });
  try {
    for (const each of [phone, host]) {
      run(`ip netns add ${each}`);
      namespaces.push(each);
      run(`ip netns exec ${each} sysctl -qw ${settings.join(" ")}`);
      inside(each, "link set lo up");
    }
    return { phone, host, ...(netem() ?? (await tunnel(namespaces))), end };
  } catch (error) {
    end();
    throw new Error(
      `this machine does not allow it: ${(error as Error).message}`,
      { cause: error },
    );
  }
}

type Means = Pick<Line, "means" | "shape">;

/** A cable between both ends, slowed down by the kernel's network emulator; undefined where the kernel has none. */
function netem(): Means | undefined {
  cable(phone, "line0", host, "line0");
  const shape = ({ down, up, rtt }: Shape) => {
    for (const [end, rate] of [
      [phone, up],
      [host, down],
    ] as const)
      run(
        `tc -n ${end} qdisc replace dev line0 root netem rate ${rate}kbit delay ${rtt / 2}ms`,
      );
  };
  try {
    shape({ down: 1000, up: 1000, rtt: 10 });
  } catch {
    inside(phone, "link del line0");
    return undefined;
  }
  connectEnds();
  return { means: "tc netem", shape: async (each) => shape(each) };
}

/** A tunnel between both ends through a namespace in the middle, where a process of the bench slows packets down. */
async function tunnel(namespaces: string[]): Promise<Means> {
  run(`ip netns add ${between}`);
  namespaces.push(between);
  for (const [end, device, own, other] of [
    [phone, "phone0", addresses.phone.outer, addresses.line.phoneSide],
    [host, "host0", addresses.host.outer, addresses.line.hostSide],
  ] as const) {
    cable(end, "outer0", between, device);
    // Room for the tunnel's headers, so that a packet within it may have the usual 1,500 bytes.
    for (const [where, which, address] of [
      [end, "outer0", own],
      [between, device, other],
    ] as const) {
      inside(where, `link set ${which} mtu 1600 up`);
      inside(where, `addr add ${address}/30 dev ${which}`);
    }
    inside(
      end,
      `link add line0 type vxlan id 7 local ${own} remote ${other} dstport ${tunnelPort} nolearning`,
    );
  }
  connectEnds();
  const child = startChild(
    fileURLToPath(new URL("line.child.ts", import.meta.url)),
    between,
  );
  return {
    means: "a process between two VXLAN tunnels, as this kernel has no netem",
    shape: async (shape) => void (await child.ask(shape)),
  };
}

function connectEnds(): void {
  for (const [end, own, other] of [
    [phone, "phone", "host"],
    [host, "host", "phone"],
  ] as const) {
    // One packet at a time, as on a real line: the kernel would hand over dozens as one.
    inside(
      end,
      `link set line0 address ${hardware[own]} mtu 1500 gso_max_segs 1 up`,
    );
    inside(end, `addr add ${addresses[own].inner}/24 dev line0`);
    inside(
      end,
      `neigh replace ${addresses[other].inner} lladdr ${hardware[other]} dev line0 nud permanent`,
    );
  }
}

function cable(from: string, device: string, to: string, other: string): void {
  run(
    `ip link add ${device} netns ${from} type veth peer name ${other} netns ${to}`,
  );
}

/** iproute2 within a namespace. */
function inside(namespace: string, command: string): void {
  run(`ip -n ${namespace} ${command}`);
}

/** Runs a command whose words have no spaces in them. */
function run(line: string): void {
  const [command = "", ...words] = line.split(" ");
  try {
    execFileSync(command, words, { stdio: ["ignore", "ignore", "pipe"] });
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: Buffer };
    throw new Error(stderr?.toString().trim() || message, { cause: error });
  }
}
