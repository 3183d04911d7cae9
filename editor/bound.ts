import { spawn, type ChildProcess } from "node:child_process";

/** A module that ends its process when its stdin closes: the system closes the pipe when the other end is killed. */
const endWithStdin =
  'data:text/javascript,process.stdin.once("close", () => process.exit()).resume()';

/**
 * Starts a Node program that ends with this process, even when this process is killed. Next would go on running, and let
 * no second server start.
 *
 * @param args - the arguments of Node: the file of the program, then its own arguments
 */
export const spawnBound = (
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): ChildProcess =>
  spawn(process.execPath, ["--import", endWithStdin, ...args], {
    env,
    stdio: ["pipe", "inherit", "inherit"],
  });
