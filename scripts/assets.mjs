/**
 * `npm run assets`, when one of them changes: the typeface of the headings with only the letters, the weight and the
 * features (kerning) that they use; and the PNG icons that phones ask for. The results are committed.
 */
import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { readFile, readdir, rm, writeFile } from "node:fs/promises";
import sharp from "sharp";
import subsetFont from "subset-font";

const typeface =
  "node_modules/@fontsource-variable/anek-latin/files/anek-latin-latin-standard-normal.woff2";
const fonts = "public/fonts";
const capitals = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const letters = `${capitals}${capitals.toLowerCase()}0123456789 .,:;!?&%/+()'‘’“”–—-`;

// The icon's own background, which the margins of the PNG icons continue.
const [background] = readFileSync("public/icons/favicon.svg", "utf8").match(
  /#\w{6}/,
);

for (const old of await readdir(fonts))
  if (old.endsWith(".woff2")) await rm(`${fonts}/${old}`);
await font();

await icon("apple-touch-icon.png", 180, 0);
await icon("icon-192.png", 192, 0);
await icon("icon-512.png", 512, 0);
await icon("maskable-512.png", 512, 0.1);

async function font() {
  const subset = await subsetFont(await readFile(typeface), letters, {
    targetFormat: "woff2",
    variationAxes: { wght: 700, wdth: 100 },
    keepFeatures: ["kern"],
  });
  const file = `anek-${hash("sha256", subset).slice(0, 8)}.woff2`;
  await writeFile(`${fonts}/${file}`, subset);
  console.log(`${file}: ${subset.length} bytes`);
  console.log("Name it in styles/_font.scss and app/[language]/layout.tsx.");
}

/** A square icon; `margin` is the share of the side left free around the mark, for phones that cut a circle. */
async function icon(file, side, margin) {
  const edge = Math.round(side * margin);
  const frame = { top: edge, bottom: edge, left: edge, right: edge };
  const inner = side - 2 * edge;
  await sharp("public/icons/favicon.svg", { density: 1200 })
    .resize(inner, inner)
    .flatten({ background })
    .extend({ background, ...frame })
    .png({ compressionLevel: 9, palette: true })
    .toFile(`public/icons/${file}`);
}
