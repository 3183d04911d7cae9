/** Node processes beside the bench's own: the servers, the line, the build. */
import { spawn, type ChildProcess } from "node:child_process";
import { later } from "./clean-up";

/**
 * Runs a command of Node's to its end, showing only what it says about faults.
 *
 * @param words - the script and its words
 * @param environment - added to this process's own
 * @returns its exit code
 */
export async function runNode(
  words: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<number> {
  const child = spawn(process.execPath, words, {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, ...environment },
  });
  const end = later(() => child.kill("SIGKILL"));
  const code = await new Promise<number>((resolve) =>
    child.once("exit", (each) => resolve(each ?? 1)),
  );
  end();
  return code;
}

export type Child = {
  /** Sends it a message and waits for the answer. */
  readonly ask: (message: object) => Promise<unknown>;
  readonly end: () => void;
};

/**
 * Starts a TypeScript file as a process that answers messages.
 *
 * @param file - its path
 * @param namespace - the network namespace it lives in; undefined for this one
 */
export function startChild(file: string, namespace?: string): Child {
  const words = [process.execPath, "--import", "tsx", file];
  const [command = "", ...rest] =
    namespace === undefined
      ? words
      : ["ip", "netns", "exec", namespace, ...words];
  const child = spawn(command, rest, {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  return {
    ask: (message) => answer(child, message),
    end: later(() => child.kill("SIGKILL")),
  };
}

function answer(child: ChildProcess, message: object): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const early = (code: number | null) =>
      reject(new Error(`A process of the bench ended early (${code}).`));
    child.once("exit", early);
    child.once("message", (reply) => {
      child.off("exit", early);
      resolve(reply);
    });
    child.send(message);
  });
}
