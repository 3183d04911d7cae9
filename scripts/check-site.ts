/**
 * The last step of `npm run build`: checks the finished export. It fails at broken links, at facts in another form than
 * in content/site.ts, at text in another language than the page's, and at pages with too high a reading grade.
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
import { maxGrade, readingGrade } from "./check-site/reading-grade";
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
console.log(`\nreading grade in English, maximum ${maxGrade}`);
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
  console.error(
    "The exported site has the errors above. Correct them and build again.",
  );
  process.exitCode = 1;
}

/** Whether a file is the page for unknown addresses, in any language. It has no address, so no canonical link. */
function isNotFound(file: string): boolean {
  return /^(.*\/)?404\.html$/.test(file);
}

function checkGrade(page: Page): void {
  const grade = readingGrade(page);
  console.log(`${grade.toFixed(1).padStart(4)}  ${page.name}`);
  if (grade > maxGrade)
    errors.add(
      `${page.name}: has reading grade ${grade.toFixed(1)}, the maximum is ${maxGrade}: write shorter sentences and shorter words`,
    );
}

/** A page of a preview, and the page for unknown addresses, must have noindex; every other page must not. */
function checkRobots({ name, $ }: Page): void {
  if (isPreview() && $(".preview-line").length === 0)
    errors.add(`${name}: must have the line that says that it is a preview`);
  const isListed = $("meta[name=robots][content*=noindex]").length === 0;
  if (isListed && (isPreview() || isNotFound(name)))
    errors.add(`${name}: must have noindex`);
  if (!isListed && !isPreview() && !isNotFound(name))
    errors.add(`${name}: has noindex, so search engines leave it out`);
}

/** Checks the links of a page with their fragments, and its images, styles, fonts and social cards. Other sites are not requested. */
async function checkLinks({ name }: Page): Promise<void> {
  const ownOrigin = new RegExp(`^${origin.replaceAll(".", "\\.")}(?![^/?#])`);
  // One check per page, because linkinator checks the fragments of a target only the first time it sees the target.
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

/** Paths that linkinator does not find: in structured data, in <use> and in the scripts of islands. */
function hiddenPaths({ $ }: Page): readonly string[] {
  const attributes = $("use, [data-src]").map(
    (_, { attribs }) => attribs.href ?? attribs["data-src"],
  );
  const data = $("script[type='application/ld+json']").text();
  return pathsIn([data, ...attributes].join(" "));
}

/** The paths in a text that begin with a slash or with the origin of the site, without query and fragment. */
function pathsIn(text: string): readonly string[] {
  const relative = ` ${text}`.replaceAll(`${origin}/`, "/");
  return relative.match(/(?<=["\s>])\/[^"\s<#?>]*/g) ?? [];
}

function addBroken(where: string, path: string, status = 0): void {
  let what = "is not a page or file of the site";
  if (path.includes("#"))
    what = "has a fragment that does not exist on that page";
  if (status >= 300 && status < 400)
    what = "is redirected: link to the canonical address of the page";
  errors.add(`${where}: "${path}" ${what}`);
}

function checkCanonicals(): void {
  for (const { name, $ } of pages.filter(({ name }) => !isNotFound(name))) {
    const address = origin + name;
    const canonical = $("link[rel=canonical]").attr("href") ?? "";
    // URL adds the slash that the canonical address of the English home page may lack.
    if (new URL(canonical, `${origin}/`).href !== address)
      errors.add(`${name}: the canonical address should be "${address}"`);
  }
}
