import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { convert } from "fontverter";
import sharp from "sharp";
import { languages, type Language } from "@/content-model/languages";

/** A folder, because sharp needs font files on disk; in node_modules, so that npm ci deletes old ones. */
const convertedFonts = join(
  process.cwd(),
  "node_modules/.cache/k7-social-fonts",
);

/** The family of each font that is loaded or loading. */
const families = new Map<string, Promise<string>>();

/** Loads the font of a language into sharp, once. Resolves to the name of the family, which sharp takes as `font`. */
export function loadCardFont(language: Language): Promise<string> {
  const font = cardFontOf(language);
  const family = families.get(font) ?? loadFont(font);
  families.set(font, family);
  return family;
}

/** One line for each language whose card font is not installed, with the command that installs it. */
export const fontErrors = (
  all: readonly Language[] = languages,
): readonly string[] =>
  all
    .map((language) => ({ ...language, font: cardFontOf(language) }))
    .filter(({ font }) => !existsSync(folderOf(font)))
    .map(
      ({ name, font }) =>
        `The social cards in ${name} need the font ${font}: run npm install --save-dev --save-exact ${packageOf(font)}, or name another font in app/social/fonts.ts.`,
    );

/**
 * The name of the Anek font for the script of a language, such as "Anek Devanagari". Every Anek font also has the Latin
 * letters. A card uses only one font, because Pango makes a line with two fonts higher. English uses Anek Devanagari.
 */
function cardFontOf({ tag }: Language): string {
  const { script = "Latn" } = new Intl.Locale(tag).maximize();
  const scripts = new Intl.DisplayNames("en", { type: "script" });
  return `Anek ${scripts.of(script === "Latn" ? "Deva" : script)}`;
}

const packageOf = (font: string) =>
  `@fontsource/${font.toLowerCase().replaceAll(" ", "-")}`;

const folderOf = (font: string) => `node_modules/${packageOf(font)}/files`;

async function loadFont(font: string): Promise<string> {
  await mkdir(convertedFonts, { recursive: true });
  const files = await readdir(folderOf(font));
  // The two weights of a card. The files with -ext have Latin letters with marks, which no card needs.
  const needed = files.filter((file) =>
    /(?<!-ext)-(400|700)-normal\.woff$/.test(file),
  );
  let family = font;
  for (const file of needed) {
    const { fontfile, bytes } = await convertToTtf(join(folderOf(font), file));
    // sharp loads one font file per drawing, and keeps it loaded for later drawings.
    await sharp({ text: { text: "K7", fontfile } }).toBuffer();
    family = familyIn(bytes);
  }
  return family;
}

/**
 * Converts a WOFF file to a TrueType file in the folder of converted fonts: Pango reads neither WOFF files nor fonts
 * from memory.
 */
async function convertToTtf(woff: string) {
  const fontfile = join(convertedFonts, `${basename(woff, ".woff")}.ttf`);
  const bytes = await convert(await readFile(woff), "sfnt");
  // Next draws cards in several processes at once. The rename keeps each from reading a file that another is still
  // writing.
  const temporaryFile = `${fontfile}.${process.pid}`;
  await writeFile(temporaryFile, bytes);
  await rename(temporaryFile, fontfile);
  return { fontfile, bytes };
}

/**
 * The family in the table "name" of an OpenType font. It can differ from the name of the package: anek-bangla has "Anek
 * Bangla Medium".
 */
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
  // Without the comma, Pango would read a last word such as Medium as a weight.
  return `${new TextDecoder("utf-16be").decode(name)},`;
}
