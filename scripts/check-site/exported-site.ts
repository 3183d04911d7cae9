import { load, type CheerioAPI } from "cheerio";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A page of the export; its name is its path, such as `/contact`, or 404.html. */
export type Page = { readonly name: string; readonly $: CheerioAPI };

/** The exported site as it will be served. */
export type ExportedSite = {
  readonly pages: readonly Page[];
  /** Scheme and host, as the home page names them. */
  readonly origin: string;
  /** Whether a page or a file answers at a path. */
  readonly has: (path: string) => boolean;
  /** The text of a file; empty when there is none. */
  readonly read: (file: string) => string;
};

/**
 * Reads an export.
 *
 * @param folder - where the build has put it
 * @throws when there is no home page that names its canonical address
 */
export function readSite(folder: string): ExportedSite {
  const read = (file: string) =>
    existsSync(join(folder, file))
      ? readFileSync(join(folder, file), "utf8")
      : "";
  const pages = readdirSync(folder)
    .filter((file) => file.endsWith(".html"))
    .map((file) => ({
      name: `/${file}`
        .replace(/(index)?\.html$/, "")
        .replace("/404", "404.html"),
      $: load(read(file)),
    }));
  const home = pages.find(({ name }) => name === "/");
  return {
    pages,
    origin: new URL(home?.$("link[rel=canonical]").attr("href") ?? "").origin,
    has: (path) =>
      pages.some(({ name }) => name === path) ||
      (/\.(?!html)\w+$/.test(path) && existsSync(join(folder, path))),
    read,
  };
}
