import { statSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, gzip } from "node:zlib";
import type { IslandScripts } from "./islands";
import { filesIn, type Page } from "./page";

/** Size limits of a page, in bytes after Brotli compression. */
export const budgets = {
  /** HTML to the end of the first screen: it decides the first paint (docs/decisions.md). */
  firstScreen: 11_000,
  html: 18_500,
  scriptAtLoad: 0,
  /** An inline script: minified, not compressed. */
  loader: 1_700,
  /** The largest island of the page counts. */
  scriptOnInteraction: 65_400,
  scriptLazy: 20_000,
} as const;

/** The sizes that the texts of the clinic decide: over one is a warning. */
const ofContent: readonly (keyof Weights)[] = ["firstScreen", "html"];

export type Weights = Readonly<Record<keyof typeof budgets, number>>;

/** The bytes of a page after Brotli, by budget. */
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

/** One line for each size that is over its budget. */
export function overBudget(weights: ReadonlyMap<string, Weights>) {
  const [errors, warnings]: [string[], string[]] = [[], []];
  for (const [file, page] of weights)
    for (const name of Object.keys(budgets) as (keyof Weights)[]) {
      const over = page[name] - budgets[name];
      if (over <= 0) continue;
      if (!ofContent.includes(name))
        errors.push(`${file}: ${name} is ${page[name]} bytes, the budget is ${budgets[name]}.`);
      else
        warnings.push(
          `${file}: ${name === "html" ? "the page" : "the first screen"} is ${over} bytes larger than planned, so slow connections show it a little later. Shorter texts mend that.`,
        );
    }
  return { errors, warnings };
}

/** For hosts that serve precompressed files. */
export async function compress(out: string): Promise<void> {
  const texts = filesIn(out).filter((file) =>
    /\.(html|css|js|svg|xml|txt|json|webmanifest)$/.test(file),
  );
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
