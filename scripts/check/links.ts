import { readFileSync } from "node:fs";
import { join } from "node:path";
import { canonicalPath, readRedirects } from "../build/host-files";
import { filesIn } from "../build/page";
import type { NamedPage } from "./texts";

const fileWithAddresses = /\.css$|^(manifest\.webmanifest|sitemap\.xml|robots\.txt)$/;

/** The links, fragments and addresses that lead nowhere, one line each. */
export function linkErrors(
  folder: string,
  pages: readonly NamedPage[],
  origin: string,
): readonly string[] {
  const files = filesIn(folder);
  const redirects = readRedirects(folder);
  const pageAt = new Map(pages.map((page) => [page.name, page]));

  function errorOf(address: string, where: string): string | undefined {
    const base = new URL(pageAt.has(where) ? where : "/", origin);
    if (!URL.canParse(address, base)) return `${where}: "${address}" is not an address`;
    const url = new URL(address, base);
    if (url.origin !== origin) return undefined;
    const path = decodeURIComponent(url.pathname);
    const id = decodeURIComponent(url.hash.slice(1));
    const quoted = `${where}: "${path}${url.hash}"`;
    if (
      redirects.some(({ from }) => from === path) ||
      (canonicalPath(path) !== path && pageAt.has(canonicalPath(path)))
    )
      return `${quoted} is redirected: link to the canonical address of the page`;
    const page = pageAt.get(path);
    if (page === undefined && !files.includes(path.slice(1)))
      return `${quoted} is not a page or file of the site`;
    if (page !== undefined && id !== "" && !page.$(`[id="${id}"]`).length)
      return `${quoted} has a fragment that does not exist on that page`;
    return undefined;
  }

  // After the origin, or a path with a file extension, as in srcset and CSS.
  const addressPattern = new RegExp(
    `(?<=${origin})/[^"'\\s<)#?]*|(?<=["'(\\s,])/(?!/)[\\w./-]+\\.\\w+`,
    "g",
  );
  /** A page's own address is among them, to report a page that a redirect hides. */
  const addressesBySource: (readonly [string, readonly string[]])[] = [
    ...pages.map(({ name, $ }) => {
      const links = $("[href], [src]")
        .map((_, { attribs: { href, src } }) => href ?? src)
        .get();
      const own = name.startsWith("/") ? [name] : [];
      return [name, [...own, ...links, ...($.html().match(addressPattern) ?? [])]] as const;
    }),
    ...files
      .filter((file) => fileWithAddresses.test(file))
      .map((file) => {
        const text = readFileSync(join(folder, file), "utf8");
        return [file, text.match(addressPattern) ?? []] as const;
      }),
    ["_redirects", redirects.map(({ to }) => to)],
  ];
  return addressesBySource.flatMap(([where, found]) =>
    found.flatMap((address) => errorOf(address, where) ?? []),
  );
}
