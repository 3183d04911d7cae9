/** @jest-environment node */
import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { join } from "node:path";
import { listen } from "./listen";
import { run, runInParallel } from "./run";
import { temporaryFolder, writeFiles } from "./temporary-folder.fixture";

const folder = temporaryFolder();

test.each([0, 3])("returns the exit code %s of a command", async (code) => {
  expect(await run(`exit ${code}`, process.env)).toBe(code);
});

test("the first command that fails ends the others and all programs that they have started", async () => {
  const server = createServer();
  const port = await listen(server, 0, "the test");
  writeFiles(folder, {
    "parent.mjs": `import { spawn } from "node:child_process";
      spawn(process.execPath, [${JSON.stringify(join(folder, "ask.mjs"))}, "/child"]);`,
    "ask.mjs": `await fetch("http://localhost:${port}" + process.argv[2]);
      process.exit(3);`,
  });
  const asked = (path: string) =>
    new Promise<ServerResponse>((resolve) =>
      server.on("request", ({ url }, response) => {
        if (url === path) resolve(response);
      }),
    );
  const [child, failing] = [asked("/child"), asked("/failing")];

  const checks = runInParallel(
    [
      [`node ${join(folder, "parent.mjs")}`],
      [`node ${join(folder, "ask.mjs")} /failing`, "exit 4"],
    ],
    process.env,
  );
  const childEnds = once(await child, "close");
  (await failing).end();

  await expect(checks).rejects.toThrow("ask.mjs /failing failed");
  await childEnds;
  server.close();
});
