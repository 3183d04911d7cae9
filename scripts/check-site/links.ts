import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn } from "../export/page";
import { canonicalPath, readRedirects } from "../preview";
import type { Page } from "./page-text";

/** Files that contain addresses, besides pages. */
const fileWithAddresses =
  /\.css$|^(manifest\.webmanifest|sitemap\.xml|robots\.txt)$/;

/**
 * Broken addresses of this site: links with their fragments, images, styles, scripts, social cards and structured data.
 * Other sites are not requested.
 *
 * @param folder - the export
 * @param origin - the origin of the canonical addresses
 */
export function linkErrors(
  folder: string,
  pages: readonly Page[],
  origin: string,
): readonly string[] {
  const files = filesIn(folder);
  const redirects = readRedirects(folder);
  const pageAt = new Map(pages.map((page) => [page.name, page]));

  /** The error of an address on a page or in a file, if any. */
  function errorOf(address: string, where: string): string | undefined {
    const base = new URL(pageAt.has(where) ? where : "/", origin);
    const url = URL.canParse(address, base) ? new URL(address, base) : base;
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

  /** Each page or file, with the addresses in it. */
  const addresses = [
    ...pages.map((page) => [page.name, addressesOf(page, origin)] as const),
    ...files
      .filter((file) => fileWithAddresses.test(file))
      .map((file) => {
        const text = readFileSync(join(folder, file), "utf8");
        const pattern = file.endsWith(".css") ? inCss : inData;
        return [file, addressesIn(text, origin, pattern)] as const;
      }),
    ["_redirects", redirects.map(({ to }) => to)] as const,
  ];
  return addresses.flatMap(([where, found]) =>
    found.flatMap((address) => errorOf(address, where) ?? []),
  );
}

/** The addresses on a page, and the address of the page, which must not be redirected. */
function addressesOf({ name, $ }: Page, origin: string): readonly string[] {
  const attributes = $("html, html *")
    .map((_, { attribs: { href, src, srcset, style, content, ...rest } }) => [
      href ?? [],
      src ?? [],
      srcset?.split(",").map((image) => image.trim().split(" ")[0]!) ?? [],
      rest["data-src"]?.split(" ") ?? [],
      addressesIn(style ?? "", origin, inCss),
      content?.startsWith(`${origin}/`) ? content : [],
    ])
    .get()
    .flat();
  const pageAddress = name.startsWith("/") ? [name] : [];
  return [
    ...pageAddress,
    ...attributes,
    ...addressesIn($("style").text(), origin, inCss),
    ...addressesIn($("script[type$=json]").text(), origin, inData),
  ];
}

/** Matches the addresses in CSS. */
const inCss = /(?<=url\(["']?)\/(?!\/)[^"')#?]*/g;
/** Matches the addresses in JSON, XML and robots.txt. */
const inData = /(?<=["'>]|: )\/(?!\/)[^"'\s<#?]*/g;

/** The addresses of this site in a text, without fragment and query. */
const addressesIn = (text: string, origin: string, pattern: RegExp) =>
  text.replaceAll(`${origin}/`, "/").match(pattern) ?? [];
