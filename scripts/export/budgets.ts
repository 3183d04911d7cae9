import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotli } from "./files";
import type { IslandScripts } from "./bundle-islands";
import type { Page } from "./page";

/** The most a page may weigh, in bytes; all but the loader as brotli sends them. */
export const budgets = {
  /** HTML with its styles: what a server may send before it hears back, so one round trip. */
  html: 14_600,
  /** Scripts that the browser fetches by itself. */
  scriptAtLoad: 0,
  /** The loader inside the page, minified but not compressed. */
  loader: 1_024,
  /** All that the page's heaviest island fetches to hydrate. */
  scriptAtTouch: 65_000,
  /** What islands import later: Swiper, as the carousel comes near. */
  scriptLater: 20_000,
} as const;

type Budget = keyof typeof budgets;

/** The bytes of one page, measured against each budget. */
export type Weights = Readonly<Record<Budget, number>>;

/**
 * Weighs a finished page.
 *
 * @param islands - the scripts of the islands on this page
 * @param out - the export, with its pages written
 */
export function weigh(
  { file, $ }: Page,
  islands: readonly IslandScripts[],
  out: string,
): Weights {
  const size = (addresses: Iterable<string>) =>
    [...new Set(addresses)]
      .map((address) => brotli(readFileSync(join(out, address))).length)
      .reduce((sum, each) => sum + each, 0);
  const fetched = $("script[src], link[rel=modulepreload]")
    .toArray()
    .map((element) => $(element).attr("src") ?? $(element).attr("href") ?? "");

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
  return [...weights].flatMap(([path, page]) =>
    (Object.keys(budgets) as Budget[])
      .filter((name) => page[name] > budgets[name])
      .map(
        (name) =>
          `${path}: ${name} is ${page[name]} bytes, the budget is ${budgets[name]}.`,
      ),
  );
}
