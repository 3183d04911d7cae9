/**
 * `npm run assets` writes the heading font, reduced to the letters, weight and features (kerning) that headings use, and
 * the PNG icons, which phones need. Run it when the font or the icon changes, and commit the results.
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

// The background of the icon; the margins of the PNG icons have the same colour.
const [background] = readFileSync("public/icons/favicon.svg", "utf8").match(
  /#\w{6}/,
);

for (const old of await readdir(fonts))
  if (old.endsWith(".woff2")) await rm(`${fonts}/${old}`);
await writeFont();

await writeIcon("apple-touch-icon.png", 180, 0);
await writeIcon("icon-192.png", 192, 0);
await writeIcon("icon-512.png", 512, 0);
await writeIcon("maskable-512.png", 512, 0.1);

async function writeFont() {
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

/**
 * Writes a square PNG icon. `side` is in pixels; `margin` is the empty share of the side at each edge, for phones that crop
 * icons to a circle.
 */
async function writeIcon(file, side, margin) {
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
