import { readdirSync, readFileSync } from "node:fs";
import { basename, join, relative, sep } from "node:path";
import { load, type CheerioAPI } from "cheerio";

/** One exported page while the passes work on it. */
export type Page = {
  /** Path within the export, such as contact.html. */
  readonly file: string;
  /** The document, for cheerio. */
  readonly $: CheerioAPI;
};

/** A page from its markup, for a file of the export. The content of <noscript> is parsed as markup too. */
export function pageFrom(file: string, html: string): Page {
  return { file, $: load(html, { scriptingEnabled: false }) };
}

/** All pages of an export, sorted by file, except those whose name begins with an underscore: Next writes its 404 twice. */
export function readPages(out: string): readonly Page[] {
  return filesIn(out)
    .filter((file) => file.endsWith(".html") && !basename(file).startsWith("_"))
    .map((file) => pageFrom(file, readFileSync(join(out, file), "utf8")));
}

/** All files below a folder, as sorted paths within it, with slashes on Windows too: they become addresses. */
export function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll(sep, "/"))
    .sort();
}
