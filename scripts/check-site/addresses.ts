import type { ExportedSite, Page } from "./exported-site";

/**
 * Addresses that no link checker follows: canonical addresses, structured data, islands, sitemap, robots, manifest and
 * redirects.
 *
 * @returns one line an error, with the page or file it stands on
 */
export function addressErrors(site: ExportedSite): readonly string[] {
  const { origin, read } = site;
  const sitemap = read("sitemap.xml");
  const redirects = read("_redirects");
  const nowhere = namedPaths(site)
    .filter(([, path]) => path.startsWith("/") && !site.has(path))
    .map(
      ([where, path]) =>
        `${where}: "${path}" leads nowhere: there is no such page or file`,
    );
  const ofPages = site.pages.flatMap(({ name, $ }) => {
    // 404.html answers at any address and has none of its own.
    if (name === "404.html") return [];
    const address = origin + name;
    return [
      canonicalOf($, origin) !== address &&
        `${name}: the canonical address should be "${address}"`,
      !sitemap.includes(`<loc>${address}</loc>`) &&
        `sitemap.xml: "${address}" is missing`,
      // Hosts follow a redirect even where there is a page, and nobody could read the page.
      new RegExp(`^${name}\\s`, "m").test(redirects) &&
        `_redirects: "${name}" is a page and must not lead away`,
    ].filter((error) => error !== false);
  });
  const robots = read("robots.txt").includes(`Sitemap: ${origin}/sitemap.xml\n`)
    ? []
    : [`robots.txt: should name "${origin}/sitemap.xml"`];
  return [...nowhere, ...ofPages, ...robots];
}

/** A home page is the same with and without its slash. */
const canonicalOf = ($: Page["$"], origin: string) =>
  new URL($("link[rel=canonical]").attr("href") ?? "", `${origin}/`).href;

/** Paths of this site, each with the page or file that names it. */
function namedPaths({
  pages,
  origin,
  read,
}: ExportedSite): readonly (readonly [string, string])[] {
  const strings = (text: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, found = ""]) =>
      found.replace(`${origin}/`, "/").replace(/#.*/, ""),
    );
  const quoted = /"([^"]+)"/g;
  const files = [
    ["manifest.webmanifest", quoted],
    ["sitemap.xml", /<loc>([^<]+)/g],
    ["_redirects", /^\/\S*\s+(\S+)/gm],
  ] as const;
  return [
    ...files.flatMap(([file, pattern]) =>
      strings(read(file), pattern).map((path) => [file, path] as const),
    ),
    ...pages.flatMap(({ name, $ }) => {
      const data = $("script[type='application/ld+json']").text();
      const attributes = $("use, [data-src]")
        .map((_, { attribs }) => attribs.href ?? attribs["data-src"])
        .get();
      return [
        ...strings(data, quoted),
        ...strings(attributes.join(" "), /(\S+)/g),
      ].map((path) => [name, path] as const);
    }),
  ];
}
