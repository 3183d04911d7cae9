import type { Server } from "node:http";

/**
 * Starts a server on this machine only.
 *
 * @param port - TCP port; 0 takes a free one
 * @param what - names the server in the message when the port is taken
 * @throws Error with one clear line when the port is taken or not allowed
 */
export function listen(
  server: Server,
  port: number,
  what: string,
): Promise<void> {
  const taken = `Port ${port} for ${what} is taken. Stop the other program and start again.`;
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(error.code === "EADDRINUSE" ? new Error(taken) : error),
    );
    server.listen(port, "localhost", resolve);
  });
}
