import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { languages } from "@/content-model/languages";
import type { IslandScripts } from "./islands";
import { filesIn, type Page } from "./page";

/** The most a page may weigh, in bytes; all but the loader as brotli sends them. */
export const budgets = {
  /** HTML with its styles: what a server may send before it hears back, so one round trip. */
  html: 14_600,
  /** Scripts that the browser fetches by itself. */
  scriptAtLoad: 0,
  /** The loader inside the page, minified but not compressed. */
  loader: 1_024,
  /** All that the page's heaviest island fetches to hydrate. */
  scriptAtTouch: 65_400,
  /** What islands import later: Swiper, as the carousel comes near. */
  scriptLater: 20_000,
} as const;

/**
 * The home page of another script: the same words take more bytes in Devanagari, and without the picture on its first
 * screen it would show a parent no face.
 */
const homeBudget = 16_000;

const isTranslatedHome = (file: string) =>
  languages.some(({ code, messages }) => messages && file === `${code}.html`);

const budgetOf = (name: keyof Weights, file: string) =>
  name === "html" && isTranslatedHome(file) ? homeBudget : budgets[name];

/** The bytes of one page, measured against each budget. */
export type Weights = Readonly<Record<keyof typeof budgets, number>>;

/** Weighs a page with the scripts of its islands, all of which lie compressed in the export `out`. */
export function weigh(
  { file, $ }: Page,
  islands: readonly IslandScripts[],
  out: string,
): Weights {
  const size = (addresses: readonly string[]) =>
    [...new Set(addresses)]
      .map((address) => statSync(join(out, `${address}.br`)).size)
      .reduce((sum, each) => sum + each, 0);
  const fetched = $("script[src], link[rel=modulepreload]")
    .map((_, { attribs }) => attribs["src"] ?? attribs["href"])
    .get();

  return {
    html: size([file]),
    scriptAtLoad: size(fetched),
    loader: Buffer.byteLength($("script[type=module]:not([src])").text()),
    scriptAtTouch: Math.max(0, ...islands.map(({ atTouch }) => size(atTouch))),
    scriptLater: size(islands.flatMap(({ later }) => later)),
  };
}

/** What is over its budget, in one line each. */
export function overBudget(
  weights: ReadonlyMap<string, Weights>,
): readonly string[] {
  return [...weights].flatMap(([file, page]) =>
    (Object.keys(budgets) as (keyof Weights)[])
      .filter((name) => page[name] > budgetOf(name, file))
      .map(
        (name) =>
          `${file}: ${name} is ${page[name]} bytes, the budget is ${budgetOf(name, file)}.`,
      ),
  );
}

/** Writes a `.br` and a `.gz`, each at its strongest, beside every text, for hosts that serve files as they lie. */
export function compress(out: string): void {
  for (const file of filesIn(out)) {
    if (!/\.(html|css|js|svg|xml|txt|json|webmanifest)$/.test(file)) continue;
    const path = join(out, file);
    const content = readFileSync(path);
    writeFileSync(`${path}.br`, brotliCompressSync(content));
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  }
}
