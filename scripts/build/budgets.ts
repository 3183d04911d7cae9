import { statSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, gzip } from "node:zlib";
import type { IslandScripts } from "./islands";
import { filesIn, type Page } from "./page";

/** Size limits of a page, in bytes after Brotli compression; the loader is measured uncompressed. */
export const budgets = {
  /**
   * HTML up to the end of the first screen, with the styles: what decides the first paint (docs/decisions.md). The initial
   * TCP congestion window has 14.6 kB (10 segments).
   */
  firstScreen: 11_000,
  /** The whole HTML. It holds for a clinic that has given every fact, too: e2e/exported-pages.spec.ts. */
  html: 18_500,
  /** Scripts fetched during page load, without interaction. */
  scriptAtLoad: 0,
  /** The loader, an inline script: minified, not compressed. */
  loader: 1_700,
  /** Scripts fetched when the visitor first interacts with an island; the largest island of the page counts. */
  scriptOnInteraction: 65_400,
  /** Scripts that islands import lazily: Swiper, when the carousel is near the viewport. */
  scriptLazy: 20_000,
} as const;

/** The budgets that depend on the texts of the clinic, which cannot make its page smaller: over one is a warning. */
const ofContent: readonly (keyof Weights)[] = ["firstScreen", "html"];

/** The sizes of one page in bytes, by the names of the budgets. */
export type Weights = Readonly<Record<keyof typeof budgets, number>>;

/**
 * The sizes of a page and of the scripts of its islands.
 *
 * @param out - the export, after `compress`
 */
export function weigh({ file, $ }: Page, islands: readonly IslandScripts[], out: string): Weights {
  const size = (addresses: readonly string[]) =>
    [...new Set(addresses)]
      .map((address) => statSync(join(out, `${address}.br`)).size)
      .reduce((sum, bytes) => sum + bytes, 0);
  const fetched = $("script[src], link[rel=modulepreload]")
    .map((_, { attribs }) => attribs["src"] ?? attribs["href"])
    .get();
  const [firstScreen = ""] = $.html().split('id="first-screen"');

  return {
    firstScreen: brotliCompressSync(firstScreen).length,
    html: size([file]),
    scriptAtLoad: size(fetched),
    loader: Buffer.byteLength($("script[type=module]:not([src])").text()),
    scriptOnInteraction: Math.max(0, ...islands.map(({ onInteraction }) => size(onInteraction))),
    scriptLazy: size(islands.flatMap(({ lazy }) => lazy)),
  };
}

/** One line for each size that is over its budget: an error for a script, a warning for HTML. */
export function overBudget(weights: ReadonlyMap<string, Weights>): {
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
} {
  const over = [...weights].flatMap(([file, page]) =>
    (Object.keys(budgets) as (keyof Weights)[])
      .map((name) => ({ file, name, over: page[name] - budgets[name] }))
      .filter(({ over }) => over > 0),
  );
  return {
    errors: over
      .filter(({ name }) => !ofContent.includes(name))
      .map(
        ({ file, name, over }) =>
          `${file}: ${name} is ${budgets[name] + over} bytes, the budget is ${budgets[name]}.`,
      ),
    warnings: over
      .filter(({ name }) => ofContent.includes(name))
      .map(
        ({ file, name, over }) =>
          `${file}: ${name === "html" ? "the page" : "the first screen"} is ${over} bytes larger than planned, so slow connections show it a little later. Shorter texts mend that.`,
      ),
  };
}

/**
 * Writes a .br and a .gz copy of every text file at the highest compression level, for hosts that serve precompressed
 * files.
 */
export async function compress(out: string): Promise<void> {
  const texts = filesIn(out).filter((file) =>
    /\.(html|css|js|svg|xml|txt|json|webmanifest)$/.test(file),
  );
  // On every core at once.
  await Promise.all(
    texts.map(async (file) => {
      const path = join(out, file);
      const content = await readFile(path);
      await writeFile(`${path}.br`, await promisify(brotliCompress)(content));
      const zipped = await promisify(gzip)(content, { level: 9 });
      await writeFile(`${path}.gz`, zipped);
    }),
  );
}
