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

for (const old of await readdir(folder)) {
  if (old.endsWith(".woff2")) await rm(`${folder}/${old}`);
}
for (const { name, weights } of files) {
  const font = await subsetFont(original, letters, {
    targetFormat: "woff2",
    variationAxes: { wght: weights },
  });
  const hash = createHash("sha256").update(font).digest("hex").slice(0, 8);
  await writeFile(`${folder}/${name}-${hash}.woff2`, font);
  console.log(`${folder}/${name}-${hash}.woff2: ${font.length} bytes`);
}
console.log(
  "Name both in styles/_font.scss, and the first in content/font.ts.",
);
