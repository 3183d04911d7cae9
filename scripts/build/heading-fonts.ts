import { hash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parse, Rule } from "postcss";
import { languages, type Language } from "@/site-content/languages";
import { DataKey } from "@/components/island/protocol";
import { subsetForWords } from "./font-subset";
import type { Page } from "./page";
import { stylesheetsOf } from "./styles";

/**
 * All heading fonts of a language together, in bytes. More is a warning, because names of people and titles of the clinic
 * are headings too.
 */
const maxFontBytes = 15_360;

/** The font of the headings of a language. */
type HeadingFont = {
  /** The elements that have the font. */
  readonly selector: string;
  /**
   * The font faces, for the pages themselves: a font face that arrives later makes Chromium lay out the whole page
   * again.
   */
  readonly faces: string;
  /** The rule for the layer `below`, so that the fonts are fetched after the first paint. */
  readonly rule: string;
};

/**
 * Writes the fonts for the headings of each translation into the export: Anek at weight 700, reduced to the words that
 * its pages show in the font of headings.
 *
 * @param out - absolute path of the export
 * @returns the fonts by the tag of the language
 * @throws Error when a reduced font draws a word differently from Anek
 */
export async function writeHeadingFonts(
  pages: readonly Page[],
  out: string,
): Promise<ReadonlyMap<string, HeadingFont>> {
  const fonts = new Map<string, HeadingFont>();
  for (const language of languages.filter(({ messages }) => messages)) {
    const translated = pages.filter(({ $ }) => $("html").attr("lang") === language.tag);
    const addresses = new Set(translated.flatMap(stylesheetsOf));
    const selector = headingSelector(
      [...addresses].map((address) => readFileSync(join(out, address), "utf8")),
    );
    const texts = translated.flatMap(({ $ }) =>
      selector ? [...$(selector)].map((element) => $(element).text()) : [],
    );
    if (texts.length === 0) continue;
    fonts.set(language.tag, {
      selector,
      faces: await writeFonts(language, texts.join("\n"), out),
      rule: ruleOf(language, selector),
    });
  }
  return fonts;
}

/**
 * The rules that give the headings of each translation their font: for the editor, whole and without a file, because the
 * words of its pages change.
 *
 * @param css - the styles of all pages
 */
export function wholeHeadingFonts(css: string): string {
  const selector = headingSelector([css]);
  return languages
    .filter(({ messages }) => messages && selector)
    .map((language) => {
      const { family, files } = anekOf(language);
      const faces = files.map((file) =>
        faceOf(
          family,
          `data:font/woff2;base64,${readFileSync(file, "base64")}`,
          // The fonts of the export have no space either.
          "unicode-range:U+21-10FFFF;",
        ),
      );
      return `${faces.join("")}@layer below{${ruleOf(language, selector)}}`;
    })
    .join("");
}

// Latin names on its pages are marked as English, and have the font too.
const ruleOf = (language: Language, selector: string) =>
  `:root:lang(${language.code}) ${selector}{font-family:"${anekOf(language).family}",var(--font)}`;

/**
 * The selector of the elements that have the font of headings. It leaves out the headings that another rule gives the
 * font of texts. Empty if there are none.
 */
function headingSelector(stylesheets: readonly string[]): string {
  const selectors = new Map<string, Set<string>>();
  for (const css of stylesheets)
    parse(css).walkDecls("font-family", ({ value, parent }) => {
      if (!(parent instanceof Rule)) return;
      const ofValue = selectors.get(value) ?? new Set();
      selectors.set(value, ofValue.add(parent.selector));
    });
  const [display = [], text = []] = ["var(--font-display)", "var(--font)"].map((value) => [
    ...(selectors.get(value) ?? []),
  ]);
  if (display.length === 0) return "";
  const isDisplay = `:is(${display.join()})`;
  return text.length === 0 ? isDisplay : `${isDisplay}:not(${text.join()})`;
}

/** Anek in the script of a language: the code of the script, such as "Deva", the family, and the files of its package. */
function anekOf({ tag }: Language) {
  const script = new Intl.Locale(tag).maximize().script ?? "Latn";
  const name = new Intl.DisplayNames("en", { type: "script" }).of(script);
  const family = `Anek ${name}`;
  const packageName = family.toLowerCase().replaceAll(" ", "-");
  const folder = `node_modules/@fontsource/${packageName}/files`;
  const files = readdirSync(folder)
    .filter((file) => /(?<!-ext)-700-normal\.woff2$/.test(file))
    .map((file) => join(folder, file));
  return { script, family, files };
}

/** Writes the font of the language's script and the font of the other characters. Returns their font faces. */
async function writeFonts(language: Language, text: string, out: string): Promise<string> {
  const { script, family, files } = anekOf(language);
  const inScript = new RegExp(`[\\p{scx=${script}}\\u200c\\u200d]+`, "gu");
  let bytes = 0;
  let faces = "";
  for (const file of files) {
    // The fonts have no space, so browsers take that of the device: with the narrower one of Anek, lines would break at
    // other places (docs/decisions.md).
    const words = basename(file).includes("-latin-")
      ? text.replace(inScript, " ").split(/\s+/)
      : (text.match(inScript) ?? []);
    const font = await subsetForWords(
      readFileSync(file),
      // A sign that is no letter may be missing in the font, and its word must not be left out for it.
      [...new Set(words.flatMap((word) => word.split(/(\p{S}+)/u)))].filter(Boolean),
      language.code,
    );
    const address = `/fonts/${language.code}-${hash("sha256", font).slice(0, 8)}.woff2`;
    mkdirSync(join(out, "fonts"), { recursive: true });
    writeFileSync(join(out, address), font);
    bytes += font.length;
    // It has no unicode-range, because each of the fonts has only the letters of its script.
    faces += faceOf(family, address);
  }
  if (bytes > maxFontBytes)
    console.warn(
      `! The fonts of the headings in ${language.name} have ${bytes} bytes, ${bytes - maxFontBytes} more than planned, so slow connections show their typeface a little later. Fewer or shorter headings mend that.`,
    );
  return faces;
}

// The first paint is in the font of the device. Noto Sans Devanagari, the font of Android, is 1 % wider than Anek in
// these headings. Ascent and descent put the baseline at the same height, so that nothing moves when Anek swaps in.
const faceOf = (family: string, address: string, range = "") =>
  `@font-face{font-weight:700;font-display:swap;size-adjust:101%;ascent-override:90%;descent-override:38%;${range}font-family:"${family}";src:url(${address})}`;

/**
 * The spaces before a postposition of Hindi. के belongs to the word before it; before के लिए ("for"), which is long enough
 * to begin a line, the line may break. `\b` knows Latin letters only, so the pattern names what may not follow.
 */
const tiedSpaces = / (?=(?:ने|को|से|का|की|में|पर|तक|लिए|के(?! लिए))(?![\p{L}\p{M}]))/gu;

/**
 * Puts no-break spaces before the postpositions in the headings of a Hindi page, so that no line begins with one.
 *
 * @param headings - the selector of the headings
 */
export function tiePostpositions({ $ }: Page, headings: string): void {
  if ($("html").attr("lang") !== "hi-IN") return;
  // React compares the texts of an island with its own when it hydrates them.
  const outsideIslands = `:not([data-${DataKey.Island}] *)`;
  for (const node of $(headings).filter(outsideIslands).contents())
    if (node.type === "text") node.data = node.data.replace(tiedSpaces, "\u00a0");
}
