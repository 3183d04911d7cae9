import type { Page } from "../postbuild/page";
import { attribute, elements, textOf, type Element } from "../postbuild/tree";
import { canonicalOf, nameOf, type ExportedSite } from "./exported-site";
import { Findings } from "./findings";

/**
 * Addresses that lead nowhere: links, anchors, pictures, styles, scripts, sharing cards, structured data, canonical
 * addresses, sitemap, manifest, robots and redirects.
 *
 * @returns one line a fault
 */
export function linkProblems(site: ExportedSite): readonly string[] {
  const findings = new Findings();
  for (const page of site.pages) {
    for (const { what, address, anchor } of references(page)) {
      const fault = faultOf(site, page, address, anchor);
      if (fault !== undefined)
        findings.add(nameOf(page), `${what} "${address}" ${fault}`);
    }
    checkCanonical(findings, site, page);
  }
  checkSitemap(findings, site);
  checkManifest(findings, site);
  checkRedirects(findings, site);
  return findings.lines;
}

type Reference = {
  /** What the reader of a line looks for, such as "link" or "picture". */
  readonly what: string;
  readonly address: string;
  /** Whether the part after # must be in the page. */
  readonly anchor: boolean;
};

const addressAttributes: Readonly<Record<string, readonly [string, string][]>> =
  {
    a: [["href", "link"]],
    area: [["href", "link"]],
    link: [["href", "file"]],
    use: [
      ["href", "drawing"],
      ["xlink:href", "drawing"],
    ],
    image: [["href", "picture"]],
    img: [["src", "picture"]],
    source: [["src", "file"]],
    script: [["src", "script"]],
    iframe: [["src", "frame"]],
    form: [["action", "form"]],
  };

function references({ document }: Page): readonly Reference[] {
  return elements(document).flatMap((element) => [
    ...(addressAttributes[element.tagName] ?? []).flatMap(([name, what]) =>
      reference(what, attribute(element, name)),
    ),
    ...(attribute(element, "srcset") ?? "")
      .split(",")
      .flatMap((each) => reference("picture", each.trim().split(/\s+/)[0])),
    ...inText(element),
    ...inMeta(element),
  ]);
}

function reference(what: string, address: string | undefined): Reference[] {
  // An empty action is a form that awaits its endpoint; `npm run launch-check` speaks of it.
  return address ? [{ what, address, anchor: what === "link" }] : [];
}

function inMeta(element: Element): Reference[] {
  if (element.tagName !== "meta") return [];
  const name = attribute(element, "property") ?? attribute(element, "name");
  return /^(og:(url|image)|twitter:image)$/.test(name ?? "")
    ? reference(`meta ${name}`, attribute(element, "content"))
    : [];
}

function inText(element: Element): Reference[] {
  const text = textOf(element);
  if (element.tagName === "style")
    return [...text.matchAll(/url\(["']?(?!data:)([^"')]+)/g)].flatMap(
      ([, address]) => reference("file", address),
    );
  if (element.tagName !== "script") return [];
  if (attribute(element, "type") === "application/ld+json")
    return addressesIn(JSON.parse(text)).map((address) => ({
      what: "structured data",
      address,
      anchor: false,
    }));
  // The loader names its files without their folder.
  return [...text.matchAll(/"([\w-]+-[A-Z0-9]{8}\.js)"/g)].flatMap(([, file]) =>
    reference("script", `/_next/static/${file}`),
  );
}

function addressesIn(value: unknown): readonly string[] {
  if (typeof value === "string")
    return /^(https?:\/\/|\/)/.test(value) ? [value] : [];
  return typeof value === "object" && value !== null
    ? Object.values(value).flatMap(addressesIn)
    : [];
}

/** What is wrong with an address; undefined for one that holds or leads to another site. */
function faultOf(
  site: ExportedSite,
  page: Page,
  address: string,
  anchor: boolean,
): string | undefined {
  const base = site.origin + (page.path ?? "/");
  if (!URL.canParse(address, base)) return "is not an address";
  const { origin, pathname, hash } = new URL(address, base);
  if (origin !== site.origin) return undefined;

  const target =
    page.path === undefined && address.startsWith("#") //
      ? page
      : site.pages.find(({ path }) => path === pathname);
  if (target === undefined)
    return site.files.has(pathname) && !pathname.endsWith(".html")
      ? undefined
      : cleaner(site, pathname);

  const id = decodeURIComponent(hash.slice(1));
  return anchor && id !== "" && !hasId(target, id)
    ? `leads to a place that is not on ${nameOf(target)}`
    : undefined;
}

function cleaner(site: ExportedSite, pathname: string): string {
  const clean = pathname.replace(/(\.html|\/)$/, "");
  return site.pages.some(({ path }) => path === clean)
    ? `should be "${clean}", the page's one address`
    : "leads nowhere: there is no such page or file";
}

function hasId({ document }: Page, id: string): boolean {
  return elements(document).some((element) => attribute(element, "id") === id);
}

function checkCanonical(findings: Findings, site: ExportedSite, page: Page) {
  // 404.html answers at any address, so it has none of its own.
  if (page.path === undefined) return;
  const expected = site.origin + page.path;
  const canonical = canonicalOf(page);
  // A home page is the same with and without its slash.
  if (canonical?.replace(/\/$/, "") !== expected.replace(/\/$/, ""))
    findings.add(
      page.path,
      `the canonical address is "${canonical ?? ""}" and should be "${expected}"`,
    );
}

function checkSitemap(findings: Findings, site: ExportedSite) {
  const listed = [
    ...site.read("/sitemap.xml").matchAll(/<loc>([^<]+)<\/loc>/g),
  ].map(([, address]) => address!);
  const expected = site.pages.flatMap(({ path }) =>
    path === undefined ? [] : [site.origin + path],
  );
  for (const address of listed.filter((each) => !expected.includes(each)))
    findings.add("sitemap.xml", `"${address}" is not a page of this export`);
  for (const address of expected.filter((each) => !listed.includes(each)))
    findings.add("sitemap.xml", `"${address}" is missing`);
  const inRobots = /^Sitemap: *(.+)$/m.exec(site.read("/robots.txt"))?.[1];
  if (inRobots !== `${site.origin}/sitemap.xml`)
    findings.add(
      "robots.txt",
      `names "${inRobots ?? ""}" and should name "${site.origin}/sitemap.xml"`,
    );
}

function checkManifest(findings: Findings, site: ExportedSite) {
  const file = "/manifest.webmanifest";
  if (!site.files.has(file)) return;
  for (const address of addressesIn(JSON.parse(site.read(file)))) {
    const isPage = site.pages.some(({ path }) => path === address);
    if (!isPage && !site.files.has(address))
      findings.add("manifest.webmanifest", `"${address}" leads nowhere`);
  }
}

function checkRedirects(findings: Findings, site: ExportedSite) {
  const isPage = (address: string) =>
    site.pages.some(({ path }) => path === address);
  const lines = site
    .read("/_redirects")
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("#"));
  for (const line of lines) {
    const [from = "", to = ""] = line.trim().split(/\s+/);
    // Hosts follow a redirect even where a page lies, and the page could never be read.
    if (isPage(from))
      findings.add("_redirects", `"${from}" is a page and must not lead away`);
    if (!isPage(to))
      findings.add(
        "_redirects",
        `"${from}" leads to "${to}", which is no page`,
      );
  }
}
