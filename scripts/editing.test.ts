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
  "content/site.ts": `export const site = { name: "Brzk", address: {street: "12, Vrkhlq Marg",
    locality: "Zkrpur" }, developer: { name: 'Wqdev' } };`,
  "content/text-pages/privacy.ts": `export const details = { legalName: "Brzk Llp",
    address:
      "Flat 3, Vrkhlq",   contact: "Mx Qrty" };`,
  "content/about.ts": `export const about = { founderName: "Qrty Vrk", unconfirmed: [ ] };`,
  "content/testimonials.ts": `export const testimonials = [{ name: "Zrkha", location: "Zkrpur",
    content: "Zrkha talks more now, and Vrk does too." }];`,
  "content/home.ts": `export const intro = "Ask us abuot Vrk.";`,
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

test("reports a misspelt word, and accepts any name in a field for names", () => {
  const { stdout } = lint("cspell");

  expect(stdout.trim()).toMatch(
    /^content.home\.ts:1:\d+ - Unknown word \(abuot\).*$/,
  );
});
