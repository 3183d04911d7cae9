import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * Starts a server on this machine only.
 *
 * @param port - TCP port; 0 takes a free one
 * @param what - names the server in the message when the port is taken
 * @returns the TCP port that it has
 * @throws Error with one clear line when the port is taken or not allowed
 */
export function listen(
  server: Server,
  port: number,
  what: string,
): Promise<number> {
  const taken = `Port ${port} for ${what} is taken. Stop the other program and start again.`;
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(error.code === "EADDRINUSE" ? new Error(taken) : error),
    );
    server.listen(port, "localhost", () =>
      resolve((server.address() as AddressInfo).port),
    );
  });
}
