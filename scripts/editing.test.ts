/**
 * Tests what `npm run lint` reports for content/ that was edited on GitHub, where npm run format cannot run.
 *
 * @jest-environment node
 */
import { spawnSync } from "node:child_process";
import { copyFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { scripts } from "../package.json";
import { temporaryFolder, writeFiles } from "./temporary-folder.fixture";

const folder = temporaryFolder();
for (const file of ["package.json", "cspell.json"])
  copyFileSync(file, join(folder, file));
writeFiles(folder, {
  "README.md": "The site.\n",
  "content/site.ts": `export const site = { name: "Brzk", address: {street: "12, Vrkhlq Marg",
    locality: "Zkrpur" }, developer: { name: 'Wqdev' } };`,
});

/** Runs the command of one tool in the script `npm run lint`. */
function lint(tool: string) {
  const commands = scripts.lint.split(" && ");
  const command = commands.find((part) => part.startsWith(tool))!;
  const options = { cwd: folder, shell: true, encoding: "utf8" } as const;
  return spawnSync(resolve("node_modules/.bin", command), options);
}

test("accepts content that is not formatted", () => {
  expect(lint("prettier")).toMatchObject({ status: 0 });
});

test("does not check the spelling of content, because a name would turn a check red", () => {
  expect(lint("cspell")).toMatchObject({ status: 0, stdout: "" });
});
