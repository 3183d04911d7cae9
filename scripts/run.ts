import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";

const isWindows = process.platform === "win32";

/**
 * Runs a command in a shell, like a script of package.json.
 *
 * @param signal - when aborted, ends the command and all programs that it has started
 * @returns the exit code, after the command has ended
 */
export async function run(
  command: string,
  env: NodeJS.ProcessEnv,
  signal?: AbortSignal,
): Promise<number> {
  const child = spawn(command, {
    env,
    shell: true,
    // No stdin, because CI has none: a command that asks a question must not wait.
    stdio: ["ignore", "inherit", "inherit"],
    // `detached` makes a process group, which can be ended as a whole. On Windows it would open a window.
    detached: signal !== undefined && !isWindows,
  });
  signal?.addEventListener("abort", () => endTree(child.pid!, "SIGTERM"));
  const [code] = await once(child, "exit");
  if (signal?.aborted) endTree(child.pid!, "SIGKILL");
  return (code as number | null) ?? 1;
}

/**
 * Runs chains of commands in parallel. The first command that fails ends all others.
 *
 * @param chains - lists of commands; in a list, each command starts after the previous one has succeeded
 * @throws Error that names the failed command, after all commands have ended
 */
export async function runInParallel(
  chains: readonly (readonly string[])[],
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const controller = new AbortController();
  const runChain = async (chain: readonly string[]) => {
    for (const command of chain) {
      const start = Date.now();
      const code = await run(command, env, controller.signal);
      if (controller.signal.aborted) return;
      if (code !== 0) {
        controller.abort();
        throw new Error(`${command} failed; the lines above say why.`);
      }
      const seconds = Math.round((Date.now() - start) / 1000);
      console.log(`    ${command}: ${seconds} s`);
    }
  };
  // The commands are in process groups of their own, so the terminal does not send them Ctrl-C.
  const interrupt = () => controller.abort(new Error("Stopped."));
  process.once("SIGINT", interrupt).once("SIGTERM", interrupt);
  const results = await Promise.allSettled(chains.map(runChain));
  process.off("SIGINT", interrupt).off("SIGTERM", interrupt);
  for (const result of results)
    if (result.status === "rejected") throw result.reason;
  controller.signal.throwIfAborted();
}

function endTree(pid: number, signal: NodeJS.Signals): void {
  if (isWindows)
    return void spawnSync(`taskkill /pid ${pid} /t /f`, { shell: true });
  try {
    process.kill(-pid, signal);
  } catch {
    // The process group has already ended.
  }
}
