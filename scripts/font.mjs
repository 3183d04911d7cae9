/**
 * Makes the site's one typeface small: keeps the letters that English pages use and the
 * weights that the design uses. Run by hand (`npm run font`) when either changes; the result is committed.
 */
import { createHash } from "node:crypto";
import { readFile, readdir, rm, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

const source =
  "node_modules/@fontsource-variable/lexend/files/lexend-latin-wght-normal.woff2";
const folder = "public/fonts";
const weights = { min: 400, max: 600 };
const printable = Array.from({ length: 95 }, (_, i) =>
  String.fromCharCode(32 + i),
);
const letters = [...printable, ..."‘’“”–—…·©₹é×→•\u00a0"].join("");

const font = await subsetFont(await readFile(source), letters, {
  targetFormat: "woff2",
  variationAxes: { wght: weights },
});
const hash = createHash("sha256").update(font).digest("hex").slice(0, 8);
for (const old of await readdir(folder)) {
  if (old.endsWith(".woff2")) await rm(`${folder}/${old}`);
}
await writeFile(`${folder}/lexend-${hash}.woff2`, font);
console.log(
  `${folder}/lexend-${hash}.woff2: ${font.length} bytes. Name it in content/font.ts and styles/_font.scss.`,
);
