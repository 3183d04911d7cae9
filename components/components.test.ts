/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";

// The conventions of the code base that no linter knows: CONTRIBUTING.md.

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => extname(file) !== "")
    .map((file) => join(folder, file).replaceAll("\\", "/"));

const components = filesIn("components");
const code = components.filter(
  (file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$/.test(file),
);
const stylesheets = components.filter((file) => file.endsWith(".scss"));
const read = (file: string) => readFileSync(file, "utf8");

test.each(code)("file name is kebab-case, and is not index: %s", (file) => {
  expect(basename(file)).toMatch(/^[a-z]+(-[a-z]+)*(\.client)?\.tsx?$/);
  expect(basename(file)).not.toMatch(/^index\./);
});

test.each(stylesheets)("stands in one layer and nowhere else: %s", (file) => {
  const rules = rulesOf(file);

  expect(rules).toMatch(/^@layer components \{/);
  expect(endOfFirstBlock(rules)).toBe(rules.length);
});

test.each(stylesheets)("styles its own blocks only: %s", (file) => {
  const own = code
    .filter((each) => dirname(each) === dirname(file))
    .flatMap(componentsOf);

  const foreign = blocksOf(file).filter((block) => !isOwn(block, own));
  expect(foreign).toEqual([]);
});

test("no two folders style the same block", () => {
  const owners = new Map<string, Set<string>>();
  for (const file of stylesheets)
    for (const block of blocksOf(file))
      owners.set(block, (owners.get(block) ?? new Set()).add(dirname(file)));

  const shared = [...owners].filter(([, folders]) => folders.size > 1);
  expect(shared).toEqual([]);
});

test.each(stylesheets)("is imported by the component beside it: %s", (file) => {
  const importers = code.filter(
    (each) =>
      dirname(each) === dirname(file) &&
      read(each).includes(`"./${basename(file)}"`),
  );

  expect(importers).not.toEqual([]);
});

/** The blocks a stylesheet styles. Any component may size an icon inside it: the icon has no stylesheet. */
function blocksOf(file: string): string[] {
  const classes = [...rulesOf(file).matchAll(/(?<![\w)])\.([a-z][\w-]*)/g)].map(
    ([, name]) => name!.replace(/(__|--).*$/, ""),
  );
  return [...new Set(classes)].filter((block) => block !== "icon");
}

/** The components of a file in kebab-case: PrivacyFields is privacy-fields. */
function componentsOf(file: string): string[] {
  return [...read(file).matchAll(/^(?:export )?function ([A-Z]\w*)/gm)].map(
    ([, name]) => name!.replace(/\B[A-Z]/g, "-$&").toLowerCase(),
  );
}

/** Named after a component beside it, or the opener of one (side-panel-button). */
function isOwn(block: string, own: readonly string[]): boolean {
  return own.some((name) => name === block || block.startsWith(`${name}-`));
}

/** A stylesheet without its comments and without what it uses. */
function rulesOf(file: string): string {
  return read(file)
    .replace(/\/\*[^]*?\*\//g, "")
    .replace(/\/\/.*$/gm, "")
    .replace(/^@use [^;]+;/gm, "")
    .trim();
}

function endOfFirstBlock(rules: string): number {
  let depth = 0;
  for (const [index, sign] of [...rules].entries()) {
    if (sign === "{") depth += 1;
    if (sign === "}") depth -= 1;
    if (sign === "}" && depth === 0) return index + 1;
  }
  return -1;
}
