import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * Starts a server on this machine only.
 *
 * @param port - TCP port; 0 chooses a free port
 * @param name - the name of the server in the error when the port is taken
 * @param host - the name or IP address of this machine that the server listens on
 * @returns the TCP port of the server
 * @throws Error when the port is taken or not allowed
 */
export function listen(
  server: Server,
  port: number,
  name: string,
  host = "localhost",
): Promise<number> {
  const taken = `Port ${port} for ${name} is taken. Stop the other program and start again.`;
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(error.code === "EADDRINUSE" ? new Error(taken) : error),
    );
    server.listen(port, host, () =>
      resolve((server.address() as AddressInfo).port),
    );
  });
}

/**
 * Whether a host is this machine. A server here must ask: a website can point its domain to this machine (DNS rebinding),
 * and its pages must read nothing.
 *
 * @param host - with or without a port, as in the header of a request
 */
export const isThisMachine = (host = ""): boolean =>
  /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i.test(host);
