import { readdirSync, readFileSync } from "node:fs";
import { basename, join, relative, sep } from "node:path";
import { load, type CheerioAPI } from "cheerio";

export type Page = {
  /** Path within the export, such as contact.html. */
  readonly file: string;
  readonly $: CheerioAPI;
};

export function pageFrom(file: string, html: string): Page {
  return { file, $: load(html, { scriptingEnabled: false }) };
}

/**
 * The pages of an export, without the copies of its 404 page that Next writes: they begin with an
 * underscore.
 */
export function readPages(out: string): readonly Page[] {
  return filesIn(out)
    .filter((file) => file.endsWith(".html") && !basename(file).startsWith("_"))
    .map((file) => pageFrom(file, readFileSync(join(out, file), "utf8")));
}

/** All files below a folder, sorted, with slashes on Windows too: the paths become addresses. */
export function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll(sep, "/"))
    .sort();
}
