import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { addVariantRedirects } from "./host-files";
import { writeHtaccess } from "./htaccess";
import { compress, weigh, type Weights } from "./budgets";
import { addLoader, buildLoader, bundleIslands } from "./islands";
import {
  dropEmptyFolders,
  dropFiles,
  dropFrameworkMarkup,
  dropSystemFiles,
  moveEnglishToRoot,
  separateWords,
} from "./next-export";
import { writeNginx } from "./nginx";
import { filesIn, readPages } from "./page";
import { tiePostpositions, writeHeadingFonts } from "./heading-fonts";
import { addPhotoSizes, dropUnusedPhotos, type Photo } from "./photos";
import { addPolicy } from "./content-security-policy";
import { inlineStyles, writeLinkedStylesheets } from "./styles";

/** Turns an export of `next build` into the site that is served, once; `out` is absolute. */
export async function postbuild(out: string): Promise<ReadonlyMap<string, Weights>> {
  dropSystemFiles(out);
  moveEnglishToRoot(out);
  const exported = filesIn(out);
  const pages = readPages(out);
  const islands = await bundleIslands(out);
  const loader = await buildLoader();
  const headingFonts = await writeHeadingFonts(pages, out);
  const fontRules = [...headingFonts.values()].map(({ rule }) => rule);
  const linked = writeLinkedStylesheets(pages, out, fontRules.join(""));
  const photos = new Map<string, Photo>();
  const weighings: (() => readonly [file: string, weights: Weights])[] = [];

  for (const page of pages)
    try {
      dropFrameworkMarkup(page);
      separateWords(page);
      const font = headingFonts.get(page.$("html").attr("lang") ?? "");
      if (font) tiePostpositions(page, font.selector);
      const scripts = addLoader(page, islands, loader);
      await addPhotoSizes(page, out, photos);
      inlineStyles(page, linked, out, font?.faces);
      // Last, because it has the hash of each style and script of the page.
      addPolicy(page);
      weighings.push(() => [page.file, weigh(page, scripts, out)]);
    } catch (error) {
      const { message } = error as Error;
      throw new Error(`${page.file}: ${message}`, { cause: error });
    }

  for (const { file, $ } of pages) writeFileSync(join(out, file), $.html());
  dropFiles(out, exported, pages);
  dropUnusedPhotos(out, photos);
  dropEmptyFolders(out);
  addVariantRedirects(out);
  writeHtaccess(out);
  writeNginx(out);
  await compress(out);
  return new Map(weighings.map((weighing) => weighing()));
}
