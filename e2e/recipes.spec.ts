/**
 * Follows the three longest recipes of docs/recipes.md exactly in a copy of the project, and builds it:
 * `--grep @recipes`. A block `diff FILE` changes that file, or contains the whole file if every line is new. A block `sh`
 * contains commands.
 */
import { execSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { load } from "cheerio";
import { localPorts, testEnvironment } from "../scripts/local-site";
import { expect, test } from "playwright/test";
import { copyProject, gitFiles } from "./project-copy";

/** The recipes, each with the maximum number of files that it changes. */
const recipes = [
  ["Add a plain page", 6],
  ["Add a form field", 6],
  ["Add a service page", 9],
] as const;

/** Texts of the export after all recipes: page, selector, text. */
const results = [
  ["fees.html", "h1", "Fees"],
  ["hi/fees.html", "h1", "फ़ीस"],
  ["index.html", 'footer a[href="/fees"]', "Fees"],
  ["hi.html", 'footer a[href="/hi/fees"]', "फ़ीस"],
  ["handwriting.html", "h1", "Handwriting Help"],
  ["hi/handwriting.html", "h1", "लिखावट में मदद"],
  ["index.html", 'header a[href="/handwriting"]', "Handwriting Help"],
  ["hi.html", 'header a[href="/hi/handwriting"]', "लिखावट में मदद"],
  ["contact.html", "label[for=school]", "School"],
  ["hi/contact.html", "label[for=school]", "स्कूल"],
  ["privacy.html", "main dl", "Your child’s school"],
  ["hi/privacy.html", "main dl", "आपके बच्चे का स्कूल"],
] as const;

let copy: string;

test("the recipes for a page, a form field and a service are complete @recipes @desktop @chromium", () => {
  test.setTimeout(900_000);
  copy = copyProject("recipes");
  runInCopy("git init --quiet");

  for (const [title, max] of recipes) {
    runInCopy("git add .");
    follow(title);
    const changed = gitFiles(copy, "--modified --others --exclude-standard");
    console.log(`${title}: ${changed.length} files\n  ${changed.join("\n  ")}`);
    expect(changed.length, title).toBeLessThanOrEqual(max);
  }
  // Turbopack would not compile the linked packages, because they are outside the folder of .git.
  rmSync(join(copy, ".git"), { recursive: true });
  runInCopy("npm run --silent types");
  runInCopy("npm run --silent unit");
  runInCopy("npm run --silent build");

  for (const [page, selector, text] of results) {
    const file = readFileSync(join(copy, ".test/site", page), "utf8");
    const html = file.replaceAll("&nbsp;", " ");
    expect(load(html)(selector).first().text(), page).toContain(text);
  }
});

/** Applies the blocks of a recipe in order. */
function follow(title: string): void {
  const document = readFileSync(join(copy, "docs/recipes.md"), "utf8");
  const recipe = document.split(/^## /m).find((each) => each.startsWith(title));
  const blocks = recipe?.matchAll(/^ *```(diff|sh) ?(.*)\n([^]*?)^ *```$/gm);
  for (const [, kind, file = "", block = ""] of blocks ?? [])
    if (kind === "sh") runInCopy(block);
    else applyDiff(join(copy, file), block);
}

/**
 * Applies a diff to a file. Its lines begin with a space, + or -; … matches any text.
 *
 * @throws when the file does not contain the old lines exactly once
 */
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
  const literal = /[$()*+.?[\\\]^{|}]/g;
  const pattern = before.replace(literal, "\\$&").replaceAll("…", ".*");
  const parts = readFileSync(file, "utf8").split(new RegExp(pattern));
  expect(parts.length - 1, `occurrences in ${file} of:\n${before}`).toBe(1);
  writeFileSync(file, parts.join(after));
}

function runInCopy(command: string): void {
  const env = testEnvironment(localPorts(3100));
  execSync(command, { cwd: copy, env, stdio: "inherit" });
}
