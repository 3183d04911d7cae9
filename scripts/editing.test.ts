/**
 * Tests what `npm run lint` reports for content/ that was edited on GitHub, where npm run format cannot run.
 *
 * @jest-environment node
 */
import { spawnSync } from "node:child_process";
import { copyFileSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { temporaryFolder, writeFiles } from "./temporary-folder.fixture";

const folder = temporaryFolder();
for (const file of ["package.json", "cspell.json"])
  copyFileSync(file, join(folder, file));
writeFiles(folder, {
  "content/site.ts": `export const site = { name: "Brzk", address: {street: "12, Vrkhlq Marg",
    locality: "Zkrpur" }, developer: { name: 'Wqdev' } };`,
  "content/notices/privacy.ts": `export const details = { legalName: "Brzk Llp",
    address:
      "Flat 3, Vrkhlq",   contact: "Mx Qrty" };`,
  "content/about.ts": `export const about = { founderName: "Qrty Vrk", unconfirmed: [ ] };`,
  "content/testimonials.ts": `export const testimonials = [{ name: "Zrkha", location: "Zkrpur",
    content: "Zrkha talks more now, and Vrk does too." }];`,
  "content/home.ts": `export const intro = "Ask us abuot Vrk.";`,
});

/** Runs the command of one tool in the script `npm run lint`. */
function lint(tool: string) {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
    scripts: { lint: string };
  };
  const command = scripts.lint
    .split(" && ")
    .find((part) => part.startsWith(tool))!;
  const { status, stdout } = spawnSync(resolve("node_modules/.bin", command), {
    cwd: folder,
    shell: true,
    encoding: "utf8",
  });
  return { status, stdout };
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
