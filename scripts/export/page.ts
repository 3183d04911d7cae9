import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from "node:fs";
import { basename, join } from "node:path";
import { load, type CheerioAPI } from "cheerio";
import { english } from "@/content-model/languages";

/** One exported page while the passes work on it. */
export type Page = {
  /** Path within the export, such as contact.html. */
  readonly file: string;
  /** The document, for cheerio. */
  readonly $: CheerioAPI;
};

/** A page from its markup, for a file of the export. What stands in <noscript> is parsed as markup too. */
export function pageFrom(file: string, html: string): Page {
  return { file, $: load(html, { scriptingEnabled: false }) };
}

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

/** All pages of an export, sorted by file, but those whose name begins with an underscore: Next writes its 404 twice. */
export function readPages(out: string): readonly Page[] {
  return filesIn(out)
    .filter((file) => file.endsWith(".html") && !basename(file).startsWith("_"))
    .map((file) => pageFrom(file, readFileSync(join(out, file), "utf8")));
}

/**
 * Removes what the framework needs and a finished page does not: every script but data for search engines and the
 * browser; preloads but for each font's first, because styles and addresses of images are in the same first answer;
 * comments; and an empty hidden block.
 */
export function dropFrameworkMarkup({ $ }: Page): void {
  const data = `[type="application/ld+json"], [type=speculationrules]`;
  $(`script:not(${data})`).remove();

  // What shares a link takes these from Open Graph; Next writes them twice.
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
}

/**
 * Removes what Next exported and the finished pages do not ask for: pages that are no address, texts that are neither
 * robots.txt nor from public/, and whatever lies in _next/ without being named by a page.
 *
 * @param exported - the files that lay in the export `out` at first
 * @param root - the project, where public/ lies
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
    file === "robots.txt" ||
    pages.some((page) => page.file === file) ||
    !/^_next\/|\.(html|txt)$/.test(file) ||
    html.includes(`/${file}`);
  for (const file of exported) if (!isServed(file)) rmSync(join(out, file));
}

/** All files below a folder, as sorted paths within it. */
export function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}
