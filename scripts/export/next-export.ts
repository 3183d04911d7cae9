/*
 * What postbuild assumes of the files and the HTML that `next build` exports. Postbuild reads HTML, CSS and file names, and
 * none of Next's private formats. In brackets is the test that sees a version of Next which differs, or a test that such a
 * difference fails the build.
 *
 * - English is en.html and en/, Hindi is hi.html and hi/ (postbuild.test: "nothing was exported").
 * - The page for an unknown address is 404.html, and copies of it begin with an underscore (live.spec: "lost parents").
 * - The charset is the first element of the head (head.test: "where it would come too late").
 * - Styles are <link rel="stylesheet"> in the head (postbuild.test: "a page without styles").
 * - Next's runtime is <script>, <link rel="preload"> and <link rel="modulepreload"> (every-page.spec: "starts without
 *   script"; postbuild.test: "with an unknown link").
 * - The head repeats preloads of fonts, and og:* as twitter:*; nothing else is in it twice (postbuild.test: "with a title
 *   twice").
 * - The body begins with <div hidden> without text; nothing else in it is Next's (postbuild.test: "with an unknown element").
 * - React's comments are needed in islands only (islands.spec: "the carousel is hydrated").
 * - A page names every file it needs; *.txt are for Next's router (postbuild.test: "lies compressed"; check-site.ts).
 * - Files in _next/static have a hash in their names (live.spec: "how long to keep it").
 */
import { existsSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { english } from "@/content-model/languages";
import { filesIn, type Page } from "./page";

/**
 * Moves the English pages to the root of the export, where their addresses are: en.html to index.html, en/contact.html
 * to contact.html, en/404.html to 404.html. The last replaces the page that Next makes for an unknown address.
 *
 * @throws when there is no English home page
 */
export function moveEnglishToRoot(out: string): void {
  const { code } = english;
  const home = join(out, `${code}.html`);
  if (!existsSync(home))
    throw new Error(
      `${out} holds no ${code}.html: the site was not exported, or postbuild has run already. Run npm run build.`,
    );
  renameSync(home, join(out, "index.html"));

  const folder = join(out, code);
  for (const file of filesIn(folder))
    if (file.endsWith(".html")) renameSync(join(folder, file), join(out, file));
  rmSync(folder, { recursive: true });
}

/**
 * Removes what Next needs and a finished page does not: scripts, except data for search engines and the browser; preloads,
 * except the first of each font, because styles and addresses of images are in the same first answer; comments; and an
 * empty hidden block.
 *
 * @throws when the page then has an element that no component writes, or an element of the head twice
 */
export function dropFrameworkMarkup({ $ }: Page): void {
  const data = `[type="application/ld+json"], [type=speculationrules]`;
  $(`script:not(${data})`).remove();

  // Sites that show a shared link take these from Open Graph; Next writes them twice.
  $("meta[name^='twitter:']:not([name='twitter:card'])").remove();

  $("link[rel=modulepreload], link[rel=preload]:not([as=font])").remove();
  const fonts = new Set<string | undefined>();
  for (const link of $("link[rel=preload]")) {
    const address = $(link).attr("href");
    if (fonts.has(address)) $(link).remove();
    fonts.add(address);
  }

  // By comments React tells where one text ends and the next begins; it does not hydrate <noscript>.
  const owner = "[data-island], noscript";
  for (const node of $.root().find("*").addBack().contents())
    if (node.nodeType === 8 && !$(node).closest(owner).is("[data-island]"))
      $(node).remove();
  $("body > div[hidden]:empty").remove();
  rejectUnknownMarkup($);
}

/** What the site's own links in head and body are for. */
const linkTypes = [
  ...["stylesheet", "preload", "expect", "canonical", "alternate"],
  ...["manifest", "icon", "apple-touch-icon"],
];

/** Fails at what a new version of Next may add: the components write elements with a class or an id into the body. */
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
  const twice = head.find((each, index) => head.indexOf(each) < index);
  const [found = twice] = markup(unknown);
  if (found !== undefined)
    throw new Error(
      `${found} is unknown to postbuild, or in the head twice. Has Next changed? scripts/export/next-export.ts lists what postbuild assumes.`,
    );
}

/** Files that no page names and whose addresses everybody knows. */
const wellKnown = ["robots.txt", "sitemap.xml"];

/**
 * Removes what Next exported and the finished pages do not need: a file stays that is a page, comes from public/, is named
 * by a page or has a well-known address.
 *
 * @param exported - the files that were in the export `out` before the passes
 * @param root - the project, where public/ is
 */
export function dropFiles(
  out: string,
  root: string,
  exported: readonly string[],
  pages: readonly Page[],
): void {
  const html = pages.map(({ $ }) => $.html()).join();
  const isServed = (file: string) =>
    existsSync(join(root, "public", file)) ||
    wellKnown.includes(file) ||
    pages.some((page) => page.file === file) ||
    html.includes(`/${file}`);
  for (const file of exported) if (!isServed(file)) rmSync(join(out, file));
}
