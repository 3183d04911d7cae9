/** `npm run icons` writes the PNG icons, which phones need. */
import { readFileSync } from "node:fs";
import sharp from "sharp";

const [background] = readFileSync("public/icons/favicon.svg", "utf8").match(/#\w{6}/);

await writeIcon("apple-touch-icon.png", 180, 0);
await writeIcon("icon-192.png", 192, 0);
await writeIcon("icon-512.png", 512, 0);
await writeIcon("maskable-512.png", 512, 0.1);

/** `margin` is the empty share of each edge, for phones that crop icons to a circle. */
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
