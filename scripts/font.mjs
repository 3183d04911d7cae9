/**
 * Makes the site's one typeface small: keeps the letters that English pages use and the weights that the design uses,
 * for wide screens and, in a file of its own, for the headings of a phone. Run by hand (`npm run font`) when either
 * changes; the result is committed.
 */
import { createHash } from "node:crypto";
import { readFile, readdir, rm, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

const source =
  "node_modules/@fontsource-variable/lexend/files/lexend-latin-wght-normal.woff2";
const folder = "public/fonts";
const files = [
  { name: "lexend", weights: { min: 400, max: 600 } },
  { name: "lexend-600", weights: 600 },
];
const printable = Array.from({ length: 95 }, (_, i) =>
  String.fromCharCode(32 + i),
);
const letters = [...printable, ..."‘’“”–—…·©₹é×→•\u00a0"].join("");

const original = await readFile(source);
const made = await Promise.all(
  files.map(async ({ name, weights }) => {
    const font = await subsetFont(original, letters, {
      targetFormat: "woff2",
      variationAxes: { wght: weights },
    });
    const hash = createHash("sha256").update(font).digest("hex").slice(0, 8);
    return { path: `${folder}/${name}-${hash}.woff2`, font };
  }),
);

for (const old of await readdir(folder)) {
  if (old.endsWith(".woff2")) await rm(`${folder}/${old}`);
}
for (const { path, font } of made) {
  await writeFile(path, font);
  console.log(`${path}: ${font.length} bytes`);
}
console.log("Name both in styles/_font.scss, and the first in app/layout.tsx.");
