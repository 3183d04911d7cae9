import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { convert } from "fontverter";
import sharp from "sharp";

// Not Anek Latin beside it: Pango makes a line of two fonts higher than others. Anek Devanagari has the same Latin letters.
const files = ["latin", "devanagari"].flatMap((script) =>
  [400, 700].map((weight) => `anek-devanagari-${script}-${weight}-normal`),
);
const folder = "node_modules/@fontsource/anek-devanagari/files";

// In node_modules, so that a new installation of the packages empties the cache.
const cache = join(process.cwd(), "node_modules/.cache/k7-social-fonts");

let loading: Promise<void> | undefined;

/** Loads the fonts once. Resolves to the family name by which sharp draws text in Anek. */
export async function anek(): Promise<string> {
  await (loading ??= load());
  return "Anek Devanagari";
}

async function load(): Promise<void> {
  await mkdir(cache, { recursive: true });
  for (const file of files) {
    const fontfile = await unpacked(file);
    // sharp loads one font file for each drawing and keeps it loaded.
    await sharp({ text: { text: "K7", fontfile } }).toBuffer();
  }
}

/** Pango reads no WOFF file, and no font from memory. */
async function unpacked(file: string): Promise<string> {
  const target = join(cache, `${file}.ttf`);
  const woff = await readFile(`${folder}/${file}.woff`);
  // Next draws cards in several processes at once: none may read a file that another one has half written.
  const draft = `${target}.${process.pid}`;
  await writeFile(draft, await convert(woff, "sfnt"));
  await rename(draft, target);
  return target;
}
