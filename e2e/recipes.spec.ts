/**
 * Follows the three longest recipes of docs/recipes.md to the letter in a copy of the project, and builds it:
 * `--grep @recipes`. A block `diff FILE` is a change of that file or, if each of its lines is new, the whole file; a block
 * `sh` is what to run.
 */
import { execSync } from "node:child_process";
import { hash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { load } from "cheerio";
import { filesIn } from "../scripts/export/page";
import { localPorts, testEnvironment } from "../scripts/local-site";
import { expect, test } from "playwright/test";

/** Each recipe, and how many files it may change. */
const recipes = [
  ["Add a plain page", 6],
  ["Add a form field", 6],
  ["Add a service page", 9],
] as const;

/** What the export then shows: page, selector, text. */
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
  ["privacy.html", ".privacy-fields__list", "Your child’s school"],
  ["hi/privacy.html", ".privacy-fields__list", "आपके बच्चे का स्कूल"],
] as const;

// Inside the project: Turbopack compiles no file outside the folder of the outermost lock file.
const copy = resolve(".test/recipes");

test("the recipes for a page, a form field and a service are complete @recipes @desktop @chromium", () => {
  test.setTimeout(900_000);
  copyProject();
  // Content need not be formatted, and a recipe ends with this command.
  runInCopy("npm run --silent format");

  for (const [title, max] of recipes) {
    const before = hashes();
    follow(title);
    const after = hashes();
    const changed = Object.keys(after).filter(
      (file) => after[file] !== before[file],
    );
    console.log(`${title}: ${changed.length} files\n  ${changed.join("\n  ")}`);
    expect(changed.length, title).toBeLessThanOrEqual(max);
  }
  runInCopy("npm run --silent types");
  runInCopy("npm run --silent build");

  for (const [page, selector, text] of results) {
    const html = readFileSync(join(copy, ".test/site", page), "utf8");
    expect(load(html)(selector).first().text(), page).toContain(text);
  }
});

/** The files that git knows, as they are now, with the installed packages. */
function copyProject(): void {
  rmSync(copy, { recursive: true, force: true });
  const files = execSync("git ls-files -z", { encoding: "utf8" });
  for (const file of files.split("\0").filter((name) => existsSync(name)))
    if (file !== "") cpSync(file, join(copy, file));
  symlinkSync(resolve("node_modules"), join(copy, "node_modules"), "junction");
}

/** The hash of each file of the copy, by its path. */
function hashes(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    filesIn(copy).map((file) => [
      file,
      hash("sha256", readFileSync(join(copy, file))),
    ]),
  );
}

/** Does what each block of a recipe says, in order. */
function follow(title: string): void {
  const document = readFileSync(join(copy, "docs/recipes.md"), "utf8");
  const recipe = document.split(/^## /m).find((each) => each.startsWith(title));
  const blocks = recipe?.matchAll(/^ *```(diff|sh) ?(.*)\n([^]*?)^ *```$/gm);
  for (const [, kind, file = "", block = ""] of blocks ?? [])
    if (kind === "sh") runInCopy(block);
    else applyDiff(join(copy, file), block);
}

/**
 * Changes a file as a block of lines that begin with a space, + or - says; … is any text.
 *
 * @throws when the old lines are not in the file, or there twice
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
    expect(existsSync(file), `${file} must be new`).toBe(false);
    mkdirSync(dirname(file), { recursive: true });
    return writeFileSync(file, after);
  }
  const literal = /[$()*+.?[\\\]^{|}]/g;
  const pattern = before.replace(literal, "\\$&").replaceAll("…", ".*");
  const parts = readFileSync(file, "utf8").split(new RegExp(pattern));
  expect(parts.length - 1, `${file} must have once:\n${before}`).toBe(1);
  writeFileSync(file, parts.join(after));
}

function runInCopy(command: string): void {
  const env = testEnvironment(localPorts(3100, 3101));
  execSync(command, { cwd: copy, env, stdio: "inherit" });
}
