import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readPages, type Page } from "../postbuild/page";
import { attribute, elements } from "../postbuild/tree";

/** An export as the gate reads it: after the build has finished with it. */
export type ExportedSite = {
  readonly pages: readonly Page[];
  /** Every file, as an address: `/images/hero.svg`. */
  readonly files: ReadonlySet<string>;
  /** Scheme and host that the home page names as its own. */
  readonly origin: string;
  /** The text of a file; empty when there is none. */
  readonly read: (address: string) => string;
};

/**
 * Reads an exported folder.
 *
 * @param folder - the export
 * @throws when it holds no finished home page
 */
export function readSite(folder: string): ExportedSite {
  const pages = readPages(folder);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join("/", join(parentPath, name).slice(join(folder).length)),
    );
  return {
    pages,
    files: new Set(files),
    origin: originOf(pages),
    read: (address) => {
      const path = join(folder, address);
      return existsSync(path) ? readFileSync(path, "utf8") : "";
    },
  };
}

/** The address a page names as its own; undefined when it names none. */
export function canonicalOf({ document }: Page): string | undefined {
  const link = elements(document, "link").find(
    (each) => attribute(each, "rel") === "canonical",
  );
  return link && attribute(link, "href");
}

/** How a line names a page. */
export function nameOf({ path, file }: Page): string {
  return path ?? file;
}

function originOf(pages: readonly Page[]): string {
  const home = pages.find(({ path }) => path === "/");
  const canonical = home && canonicalOf(home);
  if (canonical === undefined || !URL.canParse(canonical))
    throw new Error("index.html names no canonical address.");
  return new URL(canonical).origin;
}
