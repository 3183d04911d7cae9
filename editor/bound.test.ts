import { spawn } from "node:child_process";
import { once } from "node:events";

const program = "console.log(process.pid); setInterval(() => {}, 1000)";
const starter = `import { spawnBound } from "./editor/bound.ts";
  spawnBound(["--eval", ${JSON.stringify(program)}], process.env);`;

test("the development server ends with an editor that is killed, so that the next editor can start", async () => {
  const editor = spawn(
    process.execPath,
    ["--import", "tsx", "--input-type=module", "--eval", starter],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  const [pid] = (await once(editor.stdout, "data")) as [Buffer];

  editor.kill("SIGKILL");

  // The output closes when both have ended.
  const signal = AbortSignal.timeout(10_000);
  await once(editor.stdout, "close", { signal }).catch((error: Error) => {
    process.kill(Number(pid));
    throw error;
  });
});
