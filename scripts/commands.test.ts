/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { scripts } from "../package.json";
import { temporaryFolder } from "./temporary-folder.fixture";

test.each(Object.entries(scripts))(
  "cmd.exe of Windows can run the command of: npm run %s",
  (_, command) => {
    // In cmd.exe these do nothing or mean something else: single quotes, $, `;`, backticks, a single `&`, NAME=value
    // before a command.
    expect(command).not.toMatch(/['$;`]|(?<!&)&(?!&)|^\w+=/);
  },
);

const folder = join(temporaryFolder(), "K7 #1");

/** Runs a script of this folder. */
const run = (cwd: string, ...args: readonly string[]) =>
  spawnSync(process.execPath, args, { cwd, encoding: "utf8" });

test("a folder with a # in its path is named before anything is installed", () => {
  mkdirSync(folder);
  copyFileSync("package.json", join(folder, "package.json"));

  const { status, stderr } = run(folder, resolve("scripts/setup.mjs"));

  expect([status, stderr.trim().split("\n").length]).toEqual([1, 1]);
  expect(stderr).toContain("K7 #1, because of the # in this path.");
});

test.each([
  ["--help", 0],
  ["--port", 1],
])("npm start -- %s says in one line what there is", (argument, code) => {
  const started = run(".", "--import", "tsx", "scripts/start.ts", argument);

  const lines = (started.stdout + started.stderr).trim().split("\n");
  expect([started.status, lines.length]).toEqual([code, 1]);
  expect(lines[0]).toContain("npm start -- --preview only serves the site");
});
