import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";
import { focuses } from "@/content-rules/field";

// Conventions of components/ (CONTRIBUTING.md) that no linter checks.

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

test.each(stylesheets)(
  "a module of the same folder imports the stylesheet: %s",
  (file) => {
    const importers = code.filter(
      (each) =>
        dirname(each) === dirname(file) &&
        read(each).includes(`"./${basename(file)}"`),
    );

    expect(importers).not.toEqual([]);
  },
);

test.each(stylesheets)(
  "a stylesheet has each layer once, in the order components, below, print: %s",
  (file) => {
    const layers = [...read(file).matchAll(/@layer ([^{]+) \{/g)].map(
      ([, layer]) => layer,
    );

    expect(layers).toEqual(
      ["components", "below", "print"].filter((layer) =>
        layers.includes(layer),
      ),
    );
  },
);

test.each(focuses)("a picture whose focus is %s has its own crop", (focus) => {
  const selector = `[data-focus="${focus}"]`;
  expect(stylesheets.some((file) => read(file).includes(selector))).toBe(true);
});
