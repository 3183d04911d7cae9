import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { load, type CheerioAPI } from "cheerio";

/** One exported page while the passes work on it. */
export type Page = {
  /** Path within the export, such as contact.html. */
  readonly file: string;
  /** The clean address, such as /contact. */
  readonly path: string;
  /** The document, for cheerio. */
  readonly $: CheerioAPI;
};

/**
 * A page from its markup. What stands in <noscript> is parsed as markup too.
 *
 * @param file - path within the export
 */
export function pageFrom(file: string, html: string): Page {
  return {
    file,
    path: `/${file.replace(/(^index)?\.html$/, "")}`,
    $: load(html, { scriptingEnabled: false }),
  };
}

/**
 * All pages of an export, sorted by file. A page whose name begins with an underscore is no address of the site:
 * Next writes its 404 page twice.
 *
 * @param out - the export, which `next build` has just written
 * @throws when there is no home page
 */
export function readPages(out: string): readonly Page[] {
  if (!existsSync(join(out, "index.html")))
    throw new Error(
      `${out} holds no index.html. Run npm run build, which runs next build first.`,
    );
  return filesIn(out)
    .filter((file) => file.endsWith(".html") && !basename(file).startsWith("_"))
    .map((file) => pageFrom(file, readFileSync(join(out, file), "utf8")));
}

/** Writes the finished pages over the exported ones. */
export function writePages(out: string, pages: readonly Page[]): void {
  for (const { file, $ } of pages) writeFileSync(join(out, file), $.html());
}

/** Runs `work` and prefixes its errors with the page's file. */
export function inPage<Result>({ file }: Page, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
}

/** All files below a folder, as sorted paths within it. */
export function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((file) => file.replaceAll("\\", "/"))
    .sort();
}
