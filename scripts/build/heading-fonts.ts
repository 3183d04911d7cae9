import { hash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parse, Rule } from "postcss";
import { languages, type Language } from "@/site-content/languages";
import { subsetForWords } from "./font-subset";
import type { Page } from "./page";
import { stylesheetsOf } from "./styles";

/** For a language. More is a warning: the clinic's names of people are headings too. */
const maxFontBytes = 15_360;

type HeadingFont = {
  readonly selector: string;
  /** For the page: a face that arrives later makes Chromium lay out the page again. */
  readonly faces: string;
  /** For the layer `below`, which arrives after the first paint. */
  readonly rule: string;
};

/** Writes Anek, reduced to their words, for the headings of each translation, by its tag. */
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

/** The same for the editor, where the words change: whole fonts. */
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

/** The elements that have the font of headings, unless a rule gives them that of texts. */
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

async function writeFonts(language: Language, text: string, out: string): Promise<string> {
  const { script, family, files } = anekOf(language);
  const inScript = new RegExp(`[\\p{scx=${script}}\\u200c\\u200d]+`, "gu");
  let bytes = 0;
  let faces = "";
  for (const file of files) {
    // Spaces are the device's: with the narrower one of Anek lines would break at other places.
    const words = basename(file).includes("-latin-")
      ? text.replace(inScript, " ").split(/\s+/)
      : (text.match(inScript) ?? []);
    const font = await subsetForWords(
      readFileSync(file),
      // Without signs, which the font may lack: their words must not be left out.
      [...new Set(words.flatMap((word) => word.split(/(\p{S}+)/u)))].filter(Boolean),
      language.code,
    );
    const address = `/fonts/${language.code}-${hash("sha256", font).slice(0, 8)}.woff2`;
    mkdirSync(join(out, "fonts"), { recursive: true });
    writeFileSync(join(out, address), font);
    bytes += font.length;
    faces += faceOf(family, address);
  }
  if (bytes > maxFontBytes)
    console.warn(
      `! The fonts of the headings in ${language.name} have ${bytes} bytes, ${bytes - maxFontBytes} more than planned, so slow connections show their typeface a little later. Fewer or shorter headings mend that.`,
    );
  return faces;
}

// Noto Sans Devanagari, of the first paint, is 1 % wider. Nothing moves when Anek swaps in.
const faceOf = (family: string, address: string, range = "") =>
  `@font-face{font-weight:700;font-display:swap;size-adjust:101%;ascent-override:90%;descent-override:38%;${range}font-family:"${family}";src:url(${address})}`;

/** के लिए may begin a line. \b knows Latin letters only. */
const tiedSpaces = / (?=(?:ने|को|से|का|की|में|पर|तक|लिए|के(?! लिए))(?![\p{L}\p{M}]))/gu;

/** Keeps a postposition in the headings of a Hindi page beside the word before it. */
export function tiePostpositions({ $ }: Page, headings: string): void {
  if ($("html").attr("lang") !== "hi-IN") return;
  // React compares the texts of an island with its own.
  const outsideIslands = ":not([data-island] *)";
  for (const node of $(headings).filter(outsideIslands).contents())
    if (node.type === "text") node.data = node.data.replace(tiedSpaces, "\u00a0");
}
