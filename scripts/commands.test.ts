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

test("npm start with an argument that it does not know says in one line what there is", () => {
  const { status, stderr } = run(
    ".",
    "--import",
    "tsx",
    "scripts/start.ts",
    "--help",
  );

  expect([status, stderr.trim().split("\n").length]).toEqual([1, 1]);
  expect(stderr).toContain("npm start -- --preview only serves the site");
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
