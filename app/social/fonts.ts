import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { convert } from "fontverter";
import sharp from "sharp";
import { languages, type Language } from "@/content-model/languages";

// In node_modules, so that a new installation of the packages empties the cache.
const cache = join(process.cwd(), "node_modules/.cache/k7-social-fonts");

const loading = new Map<string, Promise<string>>();

/** Loads the fonts of a language once. Resolves to the family by which sharp draws text in them. */
export function anek(language: Language): Promise<string> {
  const font = anekOf(language);
  const family = loading.get(font) ?? load(font);
  loading.set(font, family);
  return family;
}

/** The fonts that social cards need and that are not installed, in one line for each language. */
export const fontErrors = (
  all: readonly Language[] = languages,
): readonly string[] =>
  all
    .map((language) => ({ ...language, font: anekOf(language) }))
    .filter(({ font }) => !existsSync(folderOf(font)))
    .map(
      ({ name, font }) =>
        `The social cards in ${name} need the font ${font}: run npm install --save-dev --save-exact ${packageOf(font)}, or name another font in app/social/fonts.ts.`,
    );

/**
 * The Anek font with the letters of a language. Each one has the same Latin letters too, and a card is drawn in one font
 * alone, because Pango makes a line of two fonts higher than others. Latin languages have the font of Devanagari.
 */
function anekOf({ tag }: Language): string {
  const { script = "Latn" } = new Intl.Locale(tag).maximize();
  const scripts = new Intl.DisplayNames("en", { type: "script" });
  return `Anek ${scripts.of(script === "Latn" ? "Deva" : script)}`;
}

const packageOf = (font: string) =>
  `@fontsource/${font.toLowerCase().replaceAll(" ", "-")}`;

const folderOf = (font: string) => `node_modules/${packageOf(font)}/files`;

async function load(font: string): Promise<string> {
  await mkdir(cache, { recursive: true });
  const files = await readdir(folderOf(font));
  // The two weights of a card. Latin letters with marks are in files of their own, which no card needs.
  const needed = files.filter((file) =>
    /(?<!-ext)-(400|700)-normal\.woff$/.test(file),
  );
  let family = font;
  for (const file of needed) {
    const { fontfile, bytes } = await unpacked(join(folderOf(font), file));
    // sharp loads one font file for each drawing and keeps it loaded.
    await sharp({ text: { text: "K7", fontfile } }).toBuffer();
    family = familyIn(bytes);
  }
  return family;
}

/** Pango reads no WOFF file, and no font from memory. */
async function unpacked(woff: string) {
  const fontfile = join(cache, `${basename(woff, ".woff")}.ttf`);
  const bytes = await convert(await readFile(woff), "sfnt");
  // Next draws cards in several processes at once: none may read a file that another one has half written.
  const draft = `${fontfile}.${process.pid}`;
  await writeFile(draft, bytes);
  await rename(draft, fontfile);
  return { fontfile, bytes };
}

/** The family in the table "name" of an OpenType font. It may differ from the package: Anek Bangla is "Anek Bangla Medium". */
function familyIn(font: Buffer): string {
  let entry = 12;
  while (font.toString("latin1", entry, entry + 4) !== "name") entry += 16;
  const table = font.readUInt32BE(entry + 8);
  const strings = table + font.readUInt16BE(table + 4);
  let record = table + 6;
  const [windows, family] = [3, 1];
  while (
    font.readUInt16BE(record) !== windows ||
    font.readUInt16BE(record + 6) !== family
  )
    record += 12;
  const start = strings + font.readUInt16BE(record + 10);
  const name = font.subarray(start, start + font.readUInt16BE(record + 8));
  // Without the comma Pango reads a last word such as Medium as a weight.
  return `${new TextDecoder("utf-16be").decode(name)},`;
}
