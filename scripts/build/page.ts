import { readdirSync, readFileSync } from "node:fs";
import { basename, join, relative, sep } from "node:path";
import { load, type CheerioAPI } from "cheerio";

/** An exported page, which the passes of postbuild change in place. */
export type Page = {
  /** Path within the export, such as contact.html. */
  readonly file: string;
  readonly $: CheerioAPI;
};

/** Parses the HTML of an exported file. The content of <noscript> is parsed as markup too. */
export function pageFrom(file: string, html: string): Page {
  return { file, $: load(html, { scriptingEnabled: false }) };
}

/**
 * All pages of an export, sorted by file. Files whose name begins with an underscore are left out: they are copies that
 * Next writes of its 404 page.
 */
export function readPages(out: string): readonly Page[] {
  return filesIn(out)
    .filter((file) => file.endsWith(".html") && !basename(file).startsWith("_"))
    .map((file) => pageFrom(file, readFileSync(join(out, file), "utf8")));
}

/**
 * All files below a folder, as sorted relative paths with slashes, on Windows too, because the paths become addresses.
 */
export function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll(sep, "/"))
    .sort();
}
