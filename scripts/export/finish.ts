/**
 * The second half of `npm run build`: turns what `next build` exported into the site that is served. Pages are
 * complete with their first answer, and fetch a script only when a parent touches an island (specification,
 * section 10). The export lies in out/ unless K7_OUT_DIR says otherwise, as in next.config.mjs.
 */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import nextEnv from "@next/env";
import { budgets, overBudget, weigh, type Weights } from "./budgets";
import { bundleIslands, type IslandScripts } from "./bundle-islands";
import { checkIslands } from "./check-islands";
import { compress, dropFiles } from "./files";
import { addLoader, buildLoader } from "./loader-script";
import { dropComments, dropPreloads, dropScripts } from "./markup";
import { inPage, readPages, writePages } from "./page";
import { addPhotoSizes, makePhotos } from "./photos";
import { addPolicy, sendsSecurely } from "./policy";
import { inlineStyles, minifyStylesheets, pruneStyles } from "./styles";

/**
 * Runs every pass over an export, in place and once.
 *
 * @param out - absolute path of the export, as `next build` left it
 * @param root - the project: components/, public/ and node_modules/ lie there
 * @returns the bytes of each page by its address
 * @throws when a pass cannot do its work, with the page's file
 */
export async function finish(
  out: string,
  root = process.cwd(),
): Promise<ReadonlyMap<string, Weights>> {
  const pages = readPages(out);
  const islands = await bundleIslands(out, root);
  await checkIslands(pages, root);
  const loader = await buildLoader(root);
  const photos = await makePhotos(out, pages);
  const httpsOnly = sendsSecurely(pages);
  const scripts = new Map<string, readonly IslandScripts[]>();

  for (const page of pages)
    inPage(page, () => {
      dropScripts(page);
      dropComments(page);
      dropPreloads(page);
      const own = addLoader(page, islands, loader);
      addPhotoSizes(page, photos);
      inlineStyles(page, out);
      pruneStyles(page, textOf(own, out));
      // Last, because it names what is inside the page.
      addPolicy(page, httpsOnly);
      scripts.set(page.path, own);
    });

  writePages(out, pages);
  await minifyStylesheets(out);
  dropFiles(out, root, pages);
  compress(out);
  return new Map(
    pages.map((page) => [
      page.path,
      weigh(page, scripts.get(page.path) ?? [], out),
    ]),
  );
}

/** The code of islands, which may add classes to a page. */
const textOf = (islands: readonly IslandScripts[], out: string) =>
  islands
    .flatMap(({ atTouch, later }) => [...atTouch, ...later])
    .map((address) => readFileSync(join(out, address), "utf8"))
    .join("\n");

async function run(): Promise<void> {
  nextEnv.loadEnvConfig(process.cwd(), false, console);
  const weights = await finish(resolve(process.env["K7_OUT_DIR"] ?? "out"));
  console.table({ budget: budgets, ...Object.fromEntries(weights) });
  const errors = overBudget(weights);
  if (errors.length > 0)
    throw new Error(`pages are over budget.\n  ${errors.join("\n  ")}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  run().catch((error: Error) => {
    console.error(`The export is not finished: ${error.message}`);
    process.exitCode = 1;
  });
