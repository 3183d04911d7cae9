/**
 * The last step of `npm run build`: reads the finished export as a parent and a search engine will, and fails at an
 * address that leads nowhere, a fact in a second spelling, or a page that is hard to read.
 */
import { check, LinkState } from "linkinator";
import { isPreview } from "@/components/page-frame/is-preview";
import { english } from "@/content-model/languages";
import { hoursText } from "@/components/centre-contact/opening-hours";
import { contentIn } from "@/content-model/content";
import { factErrors } from "./check-site/facts";
import {
  alternateErrors,
  languageErrors,
  languageOf,
} from "./check-site/language";
import type { Page } from "./check-site/page-text";
import { highestGrade, readingGrade } from "./check-site/reading-grade";
import { readPages } from "./export/page";
import { listen } from "./listen";
import { createPreview, readRedirects } from "./preview";

const folder = process.env.K7_OUT_DIR ?? "out";
const server = createPreview(folder);
const local = `http://localhost:${await listen(server, 0, "check-site")}`;
const pages = readPages(folder).map(({ file, $ }) => ({
  name: isNotFound(file) ? file : `/${file.replace(/(index)?\.html$/, "")}`,
  $,
}));
const home = pages.find(({ name }) => name === "/");
const { origin } = new URL(home?.$("link[rel=canonical]").attr("href") ?? "");

const errors = new Set<string>(alternateErrors(pages));
console.log(`\nreading grade in English, at most ${highestGrade}`);
for (const page of pages) {
  const language = languageOf(page);
  if (language === english) checkGrade(page);
  const { site, placeMessages } = contentIn(language);
  const hours = hoursText(site.hours, language.tag, placeMessages);
  for (const error of [
    ...factErrors(page, site, hours),
    ...languageErrors(page, site),
  ])
    errors.add(error);
  checkRobots(page);
  await checkLinks(page);
  for (const path of hiddenPaths(page)) await checkPath(page.name, path);
}
for (const file of ["manifest.webmanifest", "sitemap.xml", "robots.txt"]) {
  const text = await (await fetch(`${local}/${file}`)).text();
  for (const path of pathsIn(text)) await checkPath(file, path);
}
for (const { to } of readRedirects(folder)) await checkPath("_redirects", to);
checkCanonicals();
server.close();

for (const error of errors) console.error(`✗ ${error}`);
if (errors.size > 0) {
  console.error("The exported site must be right before it can be served.");
  process.exitCode = 1;
}

/** The page of an unknown address, in any language: it answers at any address and has none of its own. */
function isNotFound(file: string): boolean {
  return /^(.*\/)?404\.html$/.test(file);
}

function checkGrade(page: Page): void {
  const grade = readingGrade(page);
  console.log(`${grade.toFixed(1).padStart(4)}  ${page.name}`);
  if (grade > highestGrade)
    errors.add(
      `${page.name}: reads at grade ${grade.toFixed(1)}, and ${highestGrade} is the most: shorter sentences, shorter words`,
    );
}

/** Search engines list every page of the site, none of a preview, and never the page of an unknown address. */
function checkRobots({ name, $ }: Page): void {
  if (isPreview() && $(".preview-line").length === 0)
    errors.add(`${name}: must say that it is a preview`);
  const isListed = $("meta[name=robots][content*=noindex]").length === 0;
  if (isListed && (isPreview() || isNotFound(name)))
    errors.add(`${name}: must say noindex`);
  if (!isListed && !isPreview() && !isNotFound(name))
    errors.add(`${name}: says noindex, so search engines leave it out`);
}

/** Links with their fragments, pictures, styles, fonts and sharing cards of a page. Other sites are not asked. */
async function checkLinks({ name }: Page): Promise<void> {
  const ownOrigin = new RegExp(`^${origin.replaceAll(".", "\\.")}(?![^/?#])`);
  // A check of its own for each page: linkinator looks at the fragments of a target when it first meets the target.
  const { links } = await check({
    path: `${local}/${name.replace(/^\/|\.html$/g, "")}`,
    cleanUrls: true,
    checkCss: true,
    checkFragments: true,
    redirects: "error",
    urlRewriteExpressions: [{ pattern: ownOrigin, replacement: local }],
    linksToSkip: async (link) => !link.startsWith(`${local}/`),
  });
  for (const { url, status, state } of links)
    if (state === LinkState.BROKEN)
      addBroken(name, url.replace(local, ""), status);
}

async function checkPath(where: string, path: string): Promise<void> {
  const { status } = await fetch(local + path, { redirect: "manual" });
  if (status !== 200) addBroken(where, path, status);
}

/** Paths that linkinator does not see: those of structured data, icons and islands. */
function hiddenPaths({ $ }: Page): readonly string[] {
  const attributes = $("use, [data-src]").map(
    (_, { attribs }) => attribs.href ?? attribs["data-src"],
  );
  const data = $("script[type='application/ld+json']").text();
  return pathsIn([data, ...attributes].join(" "));
}

/** What begins with a slash or with the site's own origin, up to a fragment or query. */
function pathsIn(text: string): readonly string[] {
  const relative = ` ${text}`.replaceAll(`${origin}/`, "/");
  return relative.match(/(?<=["\s>])\/[^"\s<#?>]*/g) ?? [];
}

function addBroken(where: string, path: string, status = 0): void {
  let what = "leads nowhere: there is no such page or file";
  if (path.includes("#")) what = "leads to a place that is not on that page";
  if (status >= 300 && status < 400)
    what = "is redirected: link to the page's one address";
  errors.add(`${where}: "${path}" ${what}`);
}

function checkCanonicals(): void {
  for (const { name, $ } of pages.filter(({ name }) => !isNotFound(name))) {
    const address = origin + name;
    const canonical = $("link[rel=canonical]").attr("href") ?? "";
    // A home page is the same with and without its slash.
    if (new URL(canonical, `${origin}/`).href !== address)
      errors.add(`${name}: the canonical address should be "${address}"`);
  }
}
