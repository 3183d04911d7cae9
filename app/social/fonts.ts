import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { convert } from "fontverter";
import sharp from "sharp";
import { languages, type Language } from "@/content-model/languages";
import { anekIn, scriptOf } from "@/styles/anek";

/** A folder, because sharp needs font files on disk; in node_modules, so that npm ci deletes old ones. */
const convertedFonts = join(
  process.cwd(),
  "node_modules/.cache/k7-social-fonts",
);

/** The fonts that are loaded or loading, by family. */
const loading = new Map<string, Promise<void>>();

/** Loads the font of a language into sharp, once. Resolves to what sharp takes as `font`. */
export async function loadCardFont(language: Language): Promise<string> {
  const { family, folder } = cardFontOf(language);
  const font = loading.get(family) ?? loadFont(folder);
  loading.set(family, font);
  await font;
  // In some packages, such as that of Bangla, the family is called "Anek Bangla Medium". Without the last comma, Pango
  // would read Medium as a weight.
  return `${family},${family} Medium,`;
}

/** One line for each language whose card font is not installed, with the command that installs it. */
export const fontErrors = (
  all: readonly Language[] = languages,
): readonly string[] =>
  all.flatMap((language) => {
    const { family, packageName, folder } = cardFontOf(language);
    return existsSync(folder)
      ? []
      : [
          `The social cards in ${language.name} need the font ${family}: run npm install --save-dev --save-exact ${packageName}, or name another font in app/social/fonts.ts.`,
        ];
  });

/**
 * The font of the cards in a language. Every Anek font also has the Latin letters. A card uses only one font, because
 * Pango makes a line with two fonts higher. English uses Anek Devanagari.
 */
function cardFontOf(language: Language) {
  const script = scriptOf(language);
  return anekIn(script === "Latn" ? "Deva" : script);
}

async function loadFont(folder: string): Promise<void> {
  await mkdir(convertedFonts, { recursive: true });
  // The two weights of a card. The files with -ext have Latin letters with marks, which no card needs.
  const files = (await readdir(folder)).filter((file) =>
    /(?<!-ext)-(400|700)-normal\.woff$/.test(file),
  );
  for (const file of files) {
    const fontfile = await convertToTtf(join(folder, file));
    // sharp loads one font file per drawing, and keeps it loaded for later drawings.
    await sharp({ text: { text: "K7", fontfile } }).toBuffer();
  }
}

/**
 * Converts a WOFF file to a TrueType file in the folder of converted fonts: Pango reads neither WOFF files nor fonts
 * from memory.
 */
async function convertToTtf(woff: string): Promise<string> {
  const fontfile = join(convertedFonts, `${basename(woff, ".woff")}.ttf`);
  // Next draws cards in several processes at once. The rename keeps each from reading a file that another is still
  // writing.
  const temporaryFile = `${fontfile}.${process.pid}`;
  await writeFile(temporaryFile, await convert(await readFile(woff), "sfnt"));
  await rename(temporaryFile, fontfile);
  return fontfile;
}
