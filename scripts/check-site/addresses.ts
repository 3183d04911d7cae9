import type { ExportedSite, Page } from "./exported-site";

/**
 * Addresses that no link checker follows: canonical addresses, structured data, islands, sitemap, robots, manifest and
 * redirects.
 *
 * @returns one line an error, with the page or file it stands on
 */
export function addressErrors(site: ExportedSite): readonly string[] {
  const { origin, has, read } = site;
  const pages = site.pages.filter(({ name }) => name !== "404.html");
  const named = site.pages.flatMap((page) =>
    pathsNamedIn(page, origin).map((path) => [page.name, path] as const),
  );
  const inManifest = stringsIn(read("manifest.webmanifest"))
    .filter((path) => path.startsWith("/"))
    .map((path) => ["manifest.webmanifest", path] as const);
  const expected = pages.map(({ name }) => origin + name);
  const listed = read("sitemap.xml").match(/(?<=<loc>)[^<]+/g) ?? [];
  return [
    ...[...named, ...inManifest]
      .filter(([, path]) => !has(path))
      .map(
        ([where, path]) =>
          `${where}: "${path}" leads nowhere: there is no such page or file`,
      ),
    ...pages
      .filter(({ name, $ }) => canonicalOf($, origin) !== origin + name)
      .map(
        ({ name }) =>
          `${name}: the canonical address should be "${origin}${name}"`,
      ),
    ...listed
      .filter((address) => !expected.includes(address))
      .map(
        (address) => `sitemap.xml: "${address}" is not a page of this export`,
      ),
    ...expected
      .filter((address) => !listed.includes(address))
      .map((address) => `sitemap.xml: "${address}" is missing`),
    ...(read("robots.txt").includes(`Sitemap: ${origin}/sitemap.xml\n`)
      ? []
      : [`robots.txt: should name "${origin}/sitemap.xml"`]),
    ...redirectErrors(
      read("_redirects"),
      expected.map((address) => address.slice(origin.length)),
    ),
  ];
}

/** A home page is the same with and without its slash. */
const canonicalOf = ($: Page["$"], origin: string) =>
  new URL($("link[rel=canonical]").attr("href") ?? "", `${origin}/`).href;

/** Structured data, drawings by reference, and the modules of islands. */
function pathsNamedIn({ $ }: Page, origin: string): readonly string[] {
  const data = stringsIn($("script[type='application/ld+json']").text())
    .filter((address) => address.startsWith(`${origin}/`))
    .map((address) => new URL(address).pathname);
  const others = $("use, [data-src]")
    .map((_, { attribs }) => attribs.href ?? attribs["data-src"]?.split(" "))
    .get()
    .filter((path) => path.startsWith("/"));
  return [...data, ...others.map((path) => path.replace(/#.*/, ""))];
}

function redirectErrors(
  lines: string,
  pages: readonly string[],
): readonly string[] {
  return [...lines.matchAll(/^(\/\S*)\s+(\S+)/gm)].flatMap(
    ([, from = "", to = ""]) => [
      // Hosts follow a redirect even where there is a page, and nobody could read the page.
      ...(pages.includes(from)
        ? [`_redirects: "${from}" is a page and must not lead away`]
        : []),
      ...(pages.includes(to)
        ? []
        : [`_redirects: "${from}" leads to "${to}", which is no page`]),
    ],
  );
}

const stringsIn = (json: string): readonly string[] =>
  json.match(/(?<=")[^"]+(?=")/g) ?? [];
