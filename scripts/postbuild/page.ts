import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parse, serialize, type DefaultTreeAdapterTypes } from "parse5";

/** One exported page while the passes work on it. */
export type Page = {
  readonly file: string;
  /** The clean address; undefined for 404.html, which answers at any address. */
  readonly path: string | undefined;
  readonly document: DefaultTreeAdapterTypes.Document;
};

/** What stands in <noscript> is markup too, not one long text. */
export const parsing = { scriptingEnabled: false };

/** A page from its markup, as the passes and their tests need it. */
export function pageFrom(file: string, html: string): Page {
  return { file, path: pathOf(file), document: parse(html, parsing) };
}

/**
 * All pages of an export.
 *
 * @param folder - the export, which `next build` has just written
 */
export function readPages(folder: string): readonly Page[] {
  if (!existsSync(join(folder, "index.html")))
    throw new Error(`${folder}/index.html is missing: has next build run?`);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".html"))
    // The same page as 404.html; the pass over the files drops it.
    .filter((file) => basename(file) !== "_not-found.html");
  return files
    .sort()
    .map((file) => pageFrom(file, readFileSync(join(folder, file), "utf8")));
}

/** Writes the finished pages over the exported ones. */
export function writePages(folder: string, pages: readonly Page[]): void {
  for (const { file, document } of pages)
    writeFileSync(join(folder, file), serialize(document, parsing));
}

/** Does a piece of work and says of which page its error speaks. */
export async function naming(
  { file }: Page,
  work: () => void | Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
}

function pathOf(file: string): string | undefined {
  if (file === "404.html") return undefined;
  return `/${file.replace(/(^index)?\.html$/, "")}`;
}
