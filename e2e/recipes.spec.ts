/**
 * Follows two recipes of docs/recipes.md in a copy of the project, and builds it: `--grep @editor`.
 * A block `diff FILE` changes that file or makes it; a block `sh` has commands.
 */
import { execSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { load } from "cheerio";
import { testEnvironment } from "../scripts/serve/local-environment";
import { expect, test } from "playwright/test";
import { copyProject } from "../scripts/testing/project-copy";

/** Page, selector, text. */
const results = [
  ["fees.html", "h1", "Fees"],
  ["hi/fees.html", "h1", "फ़ीस"],
  ["index.html", 'footer a[href="/fees"]', "Fees"],
  ["hi.html", 'footer a[href="/hi/fees"]', "फ़ीस"],
  ["contact.html", "label[for=school]", "School"],
  ["hi/contact.html", "label[for=school]", "स्कूल"],
  ["privacy.html", "main dl", "Your child’s school"],
  ["hi/privacy.html", "main dl", "आपके बच्चे का स्कूल"],
] as const;

let copy: string;

test("the recipes for a page and a form field are complete @editor @desktop @chromium", () => {
  test.setTimeout(900_000);
  copy = copyProject("recipes");

  follow("Add a plain page");
  follow("Add a form field");
  for (const command of ["format", "types", "unit", "build"])
    runInCopy(`npm run --silent ${command}`);

  for (const [page, selector, text] of results) {
    const file = readFileSync(join(copy, ".test/site", page), "utf8");
    const html = file.replaceAll("&nbsp;", " ");
    expect(load(html)(selector).first().text(), page).toContain(text);
  }
});

function follow(title: string): void {
  const document = readFileSync(join(copy, "docs/recipes.md"), "utf8");
  const recipe = document.split(/^## /m).find((each) => each.startsWith(title));
  const blocks = [...recipe!.matchAll(/^```(diff|sh) ?(.*)\n([^]*?)^```$/gm)];
  expect(blocks.length, title).toBeGreaterThan(3);
  for (const [, kind, file = "", block = ""] of blocks)
    if (kind === "sh") runInCopy(block);
    else for (const place of block.split(/^\n/m)) applyDiff(join(copy, file), place);
}

/** The file must have the old lines exactly once. An empty line is between two places. */
function applyDiff(file: string, block: string): void {
  const lines = block.replace(/\n$/, "").split("\n");
  const without = (sign: string) =>
    lines
      .filter((line) => !line.startsWith(sign))
      .map((line) => `${line.slice(1)}\n`)
      .join("");
  const [before, after] = [without("+"), without("-")];
  if (before === "") {
    expect(existsSync(file), `${file} exists`).toBe(false);
    mkdirSync(dirname(file), { recursive: true });
    return writeFileSync(file, after);
  }
  const parts = readFileSync(file, "utf8").split(before);
  expect(parts.length - 1, `occurrences in ${file} of:\n${before}`).toBe(1);
  writeFileSync(file, parts.join(after));
}

function runInCopy(command: string): void {
  const env = testEnvironment();
  execSync(command, { cwd: copy, env, stdio: "inherit" });
}
