import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync } from "node:fs";
import { createServer } from "node:http";
import { join, resolve } from "node:path";
import { listen } from "./lib/listen";
import { runInParallel } from "./lib/run";
import { temporaryFolder } from "./lib/temporary-folder.fixture";

const temporary = temporaryFolder();

/** Runs a script of this folder. */
const run = (cwd: string, ...args: readonly string[]) =>
  spawnSync(process.execPath, args, { cwd, encoding: "utf8" });

test.each([
  ["#", []],
  ["%", ["--test"]],
])(
  "a folder with a %s in its path is named before anything is installed",
  (sign, args) => {
    const folder = join(temporary, `K7 ${sign}1`);
    mkdirSync(folder);
    copyFileSync("package.json", join(folder, "package.json"));

    const { status, stderr } = run(
      folder,
      resolve("scripts/setup.mjs"),
      ...args,
    );

    expect([status, stderr.trim().split("\n").length]).toEqual([1, 1]);
    expect(stderr).toContain(`because of the ${sign} in this path`);
  },
);

test.each([
  ["--help", 0],
  ["--port", 1],
])("npm start -- %s says in one line what there is", (argument, code) => {
  const started = run(".", "--import", "tsx", "scripts/start.ts", argument);

  const lines = (started.stdout + started.stderr).trim().split("\n");
  expect([started.status, lines.length]).toEqual([code, 1]);
  expect(lines[0]).toContain("npm start -- --preview only serves the site");
});

test("a taken port is named with what to do", async () => {
  const server = createServer();
  const port = await listen(server, 0, "the site");

  await expect(listen(createServer(), port, "the inbox")).rejects.toThrow(
    `Port ${port} for the inbox is taken. Stop the other program and start again.`,
  );
  server.close();
});

test("npm test fails with the names of the commands that failed, and skips what comes after them", async () => {
  const chains = [["exit 3", "exit 5"], ["exit 4"]];

  await expect(runInParallel(chains, process.env)).rejects.toThrow(
    "exit 3, exit 4 failed;",
  );
});
