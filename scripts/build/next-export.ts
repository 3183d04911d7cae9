/*
 * What postbuild assumes of the export of `next build`, each with the test that sees a difference.
 *
 * - English is en.html and en/, Hindi is hi.html and hi/ (postbuild: "a second run fails").
 * - An unknown address is 404.html; its copies begin with an underscore (live: "unknown address").
 * - The charset is first in the head (postbuild: "whose charset is not first").
 * - Styles are links in the head (postbuild: "without styles").
 * - Its runtime is scripts, preloads and modulepreloads (every-page: "starts without script").
 * - Only fonts, and og:* as twitter:*, are twice in the head (next-export.test: "a title twice").
 * - The body begins with an empty <div hidden> (next-export.test: "an unknown element").
 * - Only islands need React's comments (carousel: "fetches its scripts as it comes near").
 * - A page names every file that it needs (postbuild: "the export contains only"; check-site.ts).
 * - Files in _next/static have a hash in their names (live: "how long to cache it").
 */
import { existsSync, readdirSync, renameSync, rmdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { english } from "@/site-content/languages";
import { filesIn, type Page } from "./page";

/** Moves en.html to index.html, and en/* to the root, where 404.html replaces Next's own. */
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

/** Removes what only Next needs, and preloads but the first of each file (docs/decisions.md). */
export function dropFrameworkMarkup({ $ }: Page): void {
  // Where Next writes what a browser waits for depends on the version of Node.
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

/** For programs that read the text of a page. React compares the markup of islands. */
export function separateWords({ $ }: Page): void {
  const beside = ":is(a, button, div)";
  for (const node of $(`a + ${beside}, ${beside} + a, dt + dd`))
    if (node.prev?.type === "tag" && !$(node).closest("[data-island]").length) $(node).before(" ");
}

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

/** Clients request them without a link on a page. */
const wellKnown = ["robots.txt", "sitemap.xml"];

/** Removes the files of `exported` that no finished page needs. */
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

/** Removes what systems leave in public/, such as .DS_Store. */
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
