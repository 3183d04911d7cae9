/**
 * `npm run assets`, by hand when one of them changes: the brand's colour in tokens, drawings and icons; the site's one
 * typeface with only the letters that English pages use and the weights of the design, for wide screens and, in a file of
 * its own, for the headings of a phone; and the PNG icons that phones ask for. The results are committed.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { readFile, readdir, rm, writeFile } from "node:fs/promises";
import sharp from "sharp";
import subsetFont from "subset-font";
import { recolour } from "./recolour.mjs";

const typeface =
  "node_modules/@fontsource-variable/lexend/files/lexend-latin-wght-normal.woff2";
const fonts = "public/fonts";
const printable = String.fromCharCode(
  ...Array.from({ length: 95 }, (_, i) => 32 + i),
);
const letters = `${printable}‘’“”–—…·©₹é×→•\u00a0`;

// The icon shows which colour the brand had when this ran last.
const icons = "public/icons";
const tokens = "styles/_tokens.scss";
const [before] = readFileSync(`${icons}/favicon.svg`, "utf8").match(/#\w{6}/);
const [, brand] = readFileSync(tokens, "utf8").match(/--plum-700: (#\w{6});/);
if (brand !== before) {
  const names = await readdir("public", { recursive: true });
  const drawings = names.filter((name) => name.endsWith(".svg"));
  for (const file of [tokens, ...drawings.map((name) => `public/${name}`)])
    await writeFile(file, recolour(readFileSync(file, "utf8"), before, brand));
}

for (const old of await readdir(fonts))
  if (old.endsWith(".woff2")) await rm(`${fonts}/${old}`);
await font("lexend", { min: 400, max: 600 });
await font("lexend-600", 600);
console.log("Name both in styles/_font.scss, and the first in app/layout.tsx.");

await icon("apple-touch-icon.png", 180, 0);
await icon("icon-192.png", 192, 0);
await icon("icon-512.png", 512, 0);
await icon("maskable-512.png", 512, 0.1);

async function font(name, wght) {
  const subset = await subsetFont(await readFile(typeface), letters, {
    targetFormat: "woff2",
    variationAxes: { wght },
  });
  const hash = createHash("sha256").update(subset).digest("hex").slice(0, 8);
  await writeFile(`${fonts}/${name}-${hash}.woff2`, subset);
  console.log(`${name}-${hash}.woff2: ${subset.length} bytes`);
}

/** A square icon; `margin` is the share of the side left free around the mark, for phones that cut a circle. */
async function icon(file, side, margin) {
  const edge = Math.round(side * margin);
  const frame = { top: edge, bottom: edge, left: edge, right: edge };
  const inner = side - 2 * edge;
  await sharp("public/icons/favicon.svg", { density: 1200 })
    .resize(inner, inner)
    .flatten({ background: brand })
    .extend({ background: brand, ...frame })
    .png({ compressionLevel: 9, palette: true })
    .toFile(`public/icons/${file}`);
}
