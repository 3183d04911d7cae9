import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { addLateSheet, writeLateSheet } from "./add-late-sheet";
import { addLoader, buildLoader } from "./add-loader";
import { addPhotoSizes, makePhotos } from "./add-photo-sizes";
import { addSpeculationRules } from "./add-speculation-rules";
import { bundleIslands } from "./bundle-islands";
import { compress } from "./compress";
import { dropFiles } from "./drop-files";
import { dropScripts } from "./drop-scripts";
import { headersFile } from "./headers-file";
import { inlineStyles } from "./inline-styles";
import { optimiseDrawings } from "./optimise-drawings";
import { naming, readPages, writePages, type Page } from "./page";
import { pruneStyles } from "./prune-styles";
import { addPolicy, policyOf, sendsSecurely } from "./security-policy";
import { tidyMarkup } from "./tidy-markup";
import { tidyPreloads } from "./tidy-preloads";
import { weigh, type Weights } from "./weigh";

type FinaliseOptions = {
  /** The project that was exported: components/ and node_modules/ lie there. */
  readonly root?: string;
};

/**
 * Turns an export of Next's into the site that is served: pages that are complete with their first answer and fetch
 * a script only when a parent touches something that needs it.
 *
 * @param folder - the export, as `next build` left it; it is changed in place, once
 * @returns what each page weighs
 * @throws when Next's output is not what these passes know, with the page's name
 */
export async function finalise(
  folder: string,
  { root = process.cwd() }: FinaliseOptions = {},
): Promise<ReadonlyMap<Page, Weights>> {
  const out = resolve(root, folder);
  const pages = readPages(out);
  const read = (path: string) => readFileSync(join(out, path), "utf8");

  const loader = await buildLoader(root);
  const scripts = await bundleIslands(pages, out, root);
  const late = await writeLateSheet(root, out);
  const photos = await makePhotos(out, pages);
  optimiseDrawings(out);
  const secure = sendsSecurely(pages);
  const policies = new Map<Page, string>();

  for (const page of pages) {
    const own = scripts.get(page);
    const texts = [...(own?.atTouch ?? []), ...(own?.later ?? [])]
      .map((file) => read(join("_next/static", file)))
      .join("\n");
    await naming(page, () => {
      dropScripts(page);
      tidyMarkup(page);
      tidyPreloads(page);
      addPhotoSizes(page, photos);
      inlineStyles(page, read);
      pruneStyles(page, texts);
      addLateSheet(page, late);
      addSpeculationRules(page);
      if (own) addLoader(page, own, loader);
      // Last, because it names what is inside the page.
      const policy = policyOf(page, { hasIslands: own !== undefined, secure });
      addPolicy(page, policy);
      policies.set(page, policy);
    });
  }

  writePages(out, pages);
  writeFileSync(join(out, "_headers"), headersFile(policies));
  dropFiles(out);
  compress(out);
  return new Map(
    pages.map((page) => [page, weigh(page, scripts.get(page), out)]),
  );
}
