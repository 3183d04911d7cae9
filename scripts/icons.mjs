/** Makes the PNG icons that phones ask for from the drawn one. Run by hand (`npm run icons`); the results are committed. */
import sharp from "sharp";

const drawing = "public/icons/favicon.svg";
const plum = "#5b2a72";

/** A square icon; `margin` is the share of the side left free around the mark, for phones that cut a circle. */
async function icon(file, side, margin) {
  const inner = Math.round(side * (1 - 2 * margin));
  const mark = await sharp(drawing, { density: 1200 })
    .resize(inner, inner)
    .png()
    .toBuffer();
  await sharp({
    create: { width: side, height: side, channels: 4, background: plum },
  })
    .composite([{ input: mark }])
    .png({ compressionLevel: 9, palette: true })
    .toFile(`public/icons/${file}`);
}

await icon("apple-touch-icon.png", 180, 0);
await icon("icon-192.png", 192, 0);
await icon("icon-512.png", 512, 0);
await icon("maskable-512.png", 512, 0.1);
