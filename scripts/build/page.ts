import { readdirSync, readFileSync } from "node:fs";
import { basename, join, relative, sep } from "node:path";
import { load, type CheerioAPI } from "cheerio";

export type Page = { readonly file: string; readonly $: CheerioAPI };

/** Parses a page; `file` is its path in the export. */
export function pageFrom(file: string, html: string): Page {
  return { file, $: load(html, { scriptingEnabled: false }) };
}

/** Next writes copies of its 404 page that begin with an underscore. */
export function readPages(out: string): readonly Page[] {
  return filesIn(out)
    .filter((file) => file.endsWith(".html") && !basename(file).startsWith("_"))
    .map((file) => pageFrom(file, readFileSync(join(out, file), "utf8")));
}

/** Sorted, with slashes on Windows too: the paths become addresses. */
export function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll(sep, "/"))
    .sort();
}
