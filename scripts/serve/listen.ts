import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** Not `localhost`, which is ::1 on some machines. */
export const thisMachine = "127.0.0.1";

/** A browser that is sent to `localhost` may ask ::1 first, so the port must be free there too. */
export async function listen(server: Server, port: number, name: string): Promise<number> {
  try {
    if (port !== 0) await ask(port);
    return await open(server, port, thisMachine);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new Error(
      code === "EADDRINUSE"
        ? `Port ${port} for ${name} is taken. Stop the other program and start again, or name another port in K7_PORT.`
        : `Port ${port} for ${name} cannot be used (${message}). Name another in K7_PORT.`,
      { cause: error },
    );
  }
}

/** Some machines have no ::1. */
async function ask(port: number): Promise<void> {
  const probe = createServer();
  await open(probe, port, "::1").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "EADDRINUSE") throw error;
  });
  await new Promise((resolve) => probe.close(resolve));
}

function open(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

/** Servers must ask this: a website can point its domain to this machine (DNS rebinding). */
export const isThisMachine = (host = ""): boolean =>
  /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i.test(host);
