import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";

const isWindows = process.platform === "win32";

/**
 * Runs a command, given as in a package script.
 *
 * @param signal - ends the command and every program that it has started
 * @returns its exit code, when it has ended
 */
export async function run(
  command: string,
  env: NodeJS.ProcessEnv,
  signal?: AbortSignal,
): Promise<number> {
  const child = spawn(command, {
    env,
    shell: true,
    // No stdin: nobody answers a question here, and CI has none.
    stdio: ["ignore", "inherit", "inherit"],
    // A process group can be ended as a whole. On Windows, this option would open a window.
    detached: signal !== undefined && !isWindows,
  });
  signal?.addEventListener("abort", () => endTree(child.pid!, "SIGTERM"));
  const [code] = await once(child, "exit");
  if (signal?.aborted) endTree(child.pid!, "SIGKILL");
  return (code as number | null) ?? 1;
}

/**
 * Runs chains of commands side by side. The first command that fails ends all others.
 *
 * @param chains - commands, each of which starts when the one before it has succeeded
 * @throws Error that names the command, when all have ended
 */
export async function runSideBySide(
  chains: readonly (readonly string[])[],
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const end = new AbortController();
  const follow = async (chain: readonly string[]) => {
    for (const command of chain) {
      const start = Date.now();
      const code = await run(command, env, end.signal);
      if (end.signal.aborted) return;
      if (code !== 0) {
        end.abort();
        throw new Error(`${command} failed; the lines above say why.`);
      }
      const seconds = Math.round((Date.now() - start) / 1000);
      console.log(`    ${command}: ${seconds} s`);
    }
  };
  // In a group of their own, the commands do not hear of Ctrl-C.
  const interrupt = () => end.abort(new Error("Stopped."));
  process.once("SIGINT", interrupt).once("SIGTERM", interrupt);
  const results = await Promise.allSettled(chains.map(follow));
  process.off("SIGINT", interrupt).off("SIGTERM", interrupt);
  for (const result of results)
    if (result.status === "rejected") throw result.reason;
  end.signal.throwIfAborted();
}

function endTree(pid: number, signal: NodeJS.Signals): void {
  if (isWindows)
    return void spawnSync(`taskkill /pid ${pid} /t /f`, { shell: true });
  try {
    process.kill(-pid, signal);
  } catch {
    // Its last program has ended.
  }
}
