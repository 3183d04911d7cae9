import { spawn } from "node:child_process";
import { once } from "node:events";

/** Runs a command in a shell, and returns its exit code. */
export async function run(command: string, env: NodeJS.ProcessEnv): Promise<number> {
  const child = spawn(command, {
    env,
    shell: true,
    // As in CI: a command that asks a question must not wait.
    stdio: ["ignore", "inherit", "inherit"],
  });
  const [code] = (await once(child, "exit")) as [number | null];
  return code ?? 1;
}

/** All chains run to their end, so that no program is left running. */
export async function runInParallel(
  chains: readonly (readonly string[])[],
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const runChain = async (chain: readonly string[]) => {
    for (const command of chain) {
      const start = Date.now();
      if ((await run(command, env)) !== 0) return [command];
      const seconds = Math.round((Date.now() - start) / 1000);
      console.log(`    ${command}: ${seconds} s`);
    }
    return [];
  };
  const failed = (await Promise.all(chains.map(runChain))).flat();
  if (failed.length > 0) throw new Error(`${failed.join(", ")} failed; the lines above say why.`);
}
