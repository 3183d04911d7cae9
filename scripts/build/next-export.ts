/*
 * What postbuild assumes about the files and the HTML that `next build` exports. Postbuild reads HTML, CSS and file
 * names, but no private formats of Next. The test in brackets fails if a new version of Next differs, or proves that the
 * build then fails.
 *
 * - English is en.html and en/, Hindi is hi.html and hi/ (postbuild.test: "a second run fails").
 * - The page for an unknown address is 404.html, and copies of it begin with an underscore (live.spec: "an unknown address").
 * - The charset is the first element of the head (postbuild.test: "whose charset is not first").
 * - Styles are <link rel="stylesheet"> in the head (postbuild.test: "a page without styles").
 * - Next's runtime is <script>, <link rel="preload"> and <link rel="modulepreload"> (every-page.spec: "starts without
 *   script"; next-export.test: "an unknown link").
 * - The head has preloads of fonts twice, and og:* again as twitter:*; nothing else is in it twice (next-export.test: "a
 *   title twice").
 * - The body begins with an empty <div hidden>; Next adds nothing else to it (next-export.test: "an unknown element").
 * - Only islands need the comments of React (carousel.spec: "the carousel fetches its scripts as it comes near").
 * - The HTML of a page contains the address of every file that it needs; *.txt files are for Next's router
 *   (postbuild.test: "the export contains only"; check-site.ts).
 * - Files in _next/static have a hash in their names (live.spec: "how long to cache it").
 */
import { existsSync, readdirSync, renameSync, rmdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { english } from "@/site-content/languages";
import { filesIn, type Page } from "./page";

/**
 * Moves en.html to index.html and en/* to the root, whose 404.html replaces Next's own.
 *
 * @throws Error when there is no English home page
 */
export function moveEnglishToRoot(out: string): void {
  const { code } = english;
  const home = join(out, `${code}.html`);
  if (!existsSync(home))
    throw new Error(
      `${out} contains no ${code}.html: the site was not exported, or postbuild has already run. Run npm run build.`,
    );
  renameSync(home, join(out, "index.html"));

  const folder = join(out, code);
  for (const file of filesIn(folder))
    if (file.endsWith(".html")) renameSync(join(folder, file), join(out, file));
  rmSync(folder, { recursive: true });
}

/**
 * Removes what a finished page does not need: scripts without data, comments outside islands, and
 * preloads but the first of each font and drawing of the first screen (docs/decisions.md). What a
 * browser waits for before it paints becomes the first link: Next's place of it depends on Node's
 * version.
 *
 * @throws Error when the page then has what no component writes, or an element of the head twice
 */
export function dropFrameworkMarkup({ $ }: Page): void {
  $("head link[rel=expect]").insertBefore($("head link").first());

  const data = `[type="application/ld+json"], [type=speculationrules]`;
  $(`script:not(${data})`).remove();

  // Sites that show a shared link read og:*.
  $("meta[name^='twitter:']:not([name='twitter:card'])").remove();

  const kept = "[as=font], [as=image][href$='.svg']";
  $(`link[rel=modulepreload], link[rel=preload]:not(${kept})`).remove();
  const preloads = new Set<string | undefined>();
  for (const link of $("link[rel=preload]")) {
    const address = $(link).attr("href");
    if (preloads.has(address)) $(link).remove();
    preloads.add(address);
  }

  // React hydrates islands with its comments, which separate adjacent texts, but not <noscript>.
  const owner = "[data-island], noscript";
  for (const node of $.root().find("*").addBack().contents())
    if (node.nodeType === 8 && !$(node).closest(owner).is("[data-island]")) $(node).remove();
  $("body > div[hidden]:empty").remove();
  rejectUnknownMarkup($);
}

/**
 * Writes a space, which no browser shows, between neighbouring links and between a term and its
 * description: programs that read the text would run their words together. Islands stay as React
 * wrote them.
 */
export function separateWords({ $ }: Page): void {
  const beside = ":is(a, button, div)";
  for (const node of $(`a + ${beside}, ${beside} + a, dt + dd`))
    if (node.prev?.type === "tag" && !$(node).closest("[data-island]").length) $(node).before(" ");
}

/** The rel values that components and postbuild write. */
const linkTypes = [
  ...["stylesheet", "preload", "expect", "canonical", "alternate"],
  ...["manifest", "icon", "apple-touch-icon"],
];

/** The elements that components write into the body have a class or an id. */
function rejectUnknownMarkup($: Page["$"]): void {
  const types = linkTypes.map((type) => `[rel=${type}]`).join();
  const unknown = [
    "head > :not(meta, title, link)",
    `link:not(${types})`,
    "body > :not([class], [id], link, script)",
    "body > [hidden], template",
  ].join();
  const markup = (selector: string) =>
    $(selector)
      .toArray()
      .map((element) => $.html(element).slice(0, 200));
  const head = markup("head > *");
  const duplicate = head.find((html, index) => head.indexOf(html) < index);
  const [found] = markup(unknown);
  if (found !== undefined)
    throw new Error(
      `${found} is not written by a component of the site. If a new version of Next adds it, remove it in dropFrameworkMarkup() (scripts/build/next-export.ts).`,
    );
  if (duplicate !== undefined)
    throw new Error(
      `${duplicate} is in the head twice. Write it only once; if a new version of Next repeats it, remove the copy in dropFrameworkMarkup() (scripts/build/next-export.ts).`,
    );
}

/** Files that clients request without a link on a page. */
const wellKnown = ["robots.txt", "sitemap.xml"];

/**
 * Removes the files of Next that the finished pages do not need.
 *
 * @param exported - the files that were in the export `out` before the passes
 */
export function dropFiles(out: string, exported: readonly string[], pages: readonly Page[]): void {
  const html = pages.map(({ $ }) => $.html()).join();
  const isServed = (file: string) =>
    existsSync(join("public", file)) ||
    wellKnown.includes(file) ||
    pages.some((page) => page.file === file) ||
    html.includes(`/${file}`);
  for (const file of exported) if (!isServed(file)) rmSync(join(out, file));
}

/** Names that hosts read: certificates, Apache, GitHub Pages. */
const dotNames = [".well-known", ".htaccess", ".nojekyll"];

/** Removes what systems and other programs put beside the files of public/. */
export function dropSystemFiles(out: string): void {
  for (const file of filesIn(out)) {
    const isHidden = file
      .split("/")
      .some((name) => name.startsWith(".") && !dotNames.includes(name));
    if (isHidden || /(^|\/)((eh)?thumbs\.db|desktop\.ini)$/i.test(file)) rmSync(join(out, file));
  }
}

/** Removes empty folders: some hosts would find hi/contact/ before hi/contact.html. */
export function dropEmptyFolders(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) {
      const inner = join(folder, entry.name);
      dropEmptyFolders(inner);
      if (readdirSync(inner).length === 0) rmdirSync(inner);
    }
}
