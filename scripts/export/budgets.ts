import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { languages } from "@/site-content/languages";
import type { IslandScripts } from "./islands";
import { filesIn, type Page } from "./page";

/** Size limits of a page, in bytes after Brotli compression; the loader is measured uncompressed. */
export const budgets = {
  /**
   * HTML with its inlined styles. 14.6 kB is the initial TCP congestion window (10 segments), so the page arrives in one
   * round trip.
   */
  html: 14_600,
  /** Scripts fetched during page load, without interaction. */
  scriptAtLoad: 0,
  /** The loader, an inline script: minified, not compressed. */
  loader: 1_152,
  /** Scripts fetched when the visitor first interacts with an island; the largest island of the page counts. */
  scriptOnInteraction: 65_400,
  /** Scripts that islands import lazily: Swiper, when the carousel is near the viewport. */
  scriptLazy: 20_000,
} as const;

/** HTML budget of translated home pages, because Devanagari takes more bytes in UTF-8 than English. */
const translatedHomeBudget = 16_000;

const isTranslatedHome = (file: string) =>
  languages.some(({ code, messages }) => messages && file === `${code}.html`);

const budgetOf = (name: keyof Weights, file: string) =>
  name === "html" && isTranslatedHome(file)
    ? translatedHomeBudget
    : budgets[name];

/** The sizes of one page in bytes, by the names of the budgets. */
export type Weights = Readonly<Record<keyof typeof budgets, number>>;

/**
 * The sizes of a page and of the scripts of its islands.
 *
 * @param out - the export, after `compress`
 */
export function weigh(
  { file, $ }: Page,
  islands: readonly IslandScripts[],
  out: string,
): Weights {
  const size = (addresses: readonly string[]) =>
    [...new Set(addresses)]
      .map((address) => statSync(join(out, `${address}.br`)).size)
      .reduce((sum, bytes) => sum + bytes, 0);
  const fetched = $("script[src], link[rel=modulepreload]")
    .map((_, { attribs }) => attribs["src"] ?? attribs["href"])
    .get();

  return {
    html: size([file]),
    scriptAtLoad: size(fetched),
    loader: Buffer.byteLength($("script[type=module]:not([src])").text()),
    scriptOnInteraction: Math.max(
      0,
      ...islands.map(({ onInteraction }) => size(onInteraction)),
    ),
    scriptLazy: size(islands.flatMap(({ lazy }) => lazy)),
  };
}

/**
 * One line for each size that is over its budget: an error for a script, a warning for HTML, because the facts and texts of
 * the clinic make a page larger, and the clinic cannot make it smaller.
 */
export function overBudget(weights: ReadonlyMap<string, Weights>): {
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
} {
  const excesses = [...weights].flatMap(([file, page]) =>
    (Object.keys(budgets) as (keyof Weights)[]).map((name) => {
      const budget = budgetOf(name, file);
      return {
        file,
        name,
        budget,
        size: page[name],
        over: page[name] - budget,
      };
    }),
  );
  const over = excesses.filter(({ over }) => over > 0);
  return {
    errors: over
      .filter(({ name }) => name !== "html")
      .map(
        ({ file, name, size, budget }) =>
          `${file}: ${name} is ${size} bytes, the budget is ${budget}.`,
      ),
    warnings: over
      .filter(({ name }) => name === "html")
      .map(
        ({ file, over }) =>
          `${file} is ${over} bytes larger than what arrives in one round trip, so slow connections show it a little later. Shorter texts on this page mend that.`,
      ),
  };
}

/**
 * Writes a .br and a .gz copy of every text file at the highest compression level, for hosts that serve precompressed
 * files.
 */
export function compress(out: string): void {
  for (const file of filesIn(out)) {
    if (!/\.(html|css|js|svg|xml|txt|json|webmanifest)$/.test(file)) continue;
    const path = join(out, file);
    const content = readFileSync(path);
    writeFileSync(`${path}.br`, brotliCompressSync(content));
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  }
}
