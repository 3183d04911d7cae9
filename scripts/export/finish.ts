/** The second half of `npm run build`: finishes what `next build` exported, and checks its weight. */
import { writeFileSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { writeLateSheet } from "../postbuild/add-late-sheet";
import { buildLoader } from "../postbuild/add-loader";
import { speculationRules } from "../postbuild/add-speculation-rules";
import { bundleIslands } from "../postbuild/bundle-islands";
import { headersFile } from "../postbuild/headers-file";
import { optimiseDrawings } from "../postbuild/optimise-drawings";
import { readPages as readParse5Pages } from "../postbuild/page";
import { overBudget, weigh, type Weights } from "./budgets";
import { compress, dropFiles } from "./files";
import type { IslandScripts } from "./islands";
import { dropComments, dropPreloads, dropScripts } from "./markup";
import { inPage, readPages, writePages } from "./page";
import { addPhotoSizes, makePhotos } from "./photos";
import { addPolicy, sendsSecurely } from "./policy";
import { inlineStyles, pruneStyles } from "./styles";

/**
 * Turns an export of Next's into the site that is served.
 *
 * @param out - the export, as `next build` left it; it is changed in place, once
 * @returns what each page weighs
 */
export async function finish(
  out: string,
  root = process.cwd(),
): Promise<ReadonlyMap<string, Weights>> {
  const pages = readPages(out);
  const loader = await buildLoader(root);
  const scripts = new Map<string, IslandScripts>();
  for (const [page, { atTouch, later }] of await bundleIslands(
    readParse5Pages(out),
    out,
    root,
  ))
    scripts.set(page.file, {
      atTouch: atTouch.map((file) => `/_next/static/${file}`),
      later: later.map((file) => `/_next/static/${file}`),
    });
  const late = await writeLateSheet(root, out);
  const photos = await makePhotos(out, pages);
  optimiseDrawings(out);
  const httpsOnly = sendsSecurely(pages);

  for (const page of pages) {
    const own = scripts.get(page.file);
    const { $ } = page;
    const texts = [...(own?.atTouch ?? []), ...(own?.later ?? [])]
      .map((file) => readFileSync(join(out, file), "utf8"))
      .join("\n");
    inPage(page, () => {
      $("[data-wake]").attr("data-island", "");
      dropScripts(page);
      dropComments(page);
      dropPreloads(page);
      addPhotoSizes(page, photos);
      inlineStyles(page, out);
      pruneStyles(page, texts);
      $("<link>").attr("rel", "stylesheet").attr("href", late).appendTo("body");
      $(`<script></script>`)
        .attr("type", "speculationrules")
        .text(speculationRules)
        .appendTo("body");
      if (own)
        $(`<script></script>`)
          .attr("type", "module")
          .text(
            loader.replace(
              "FILES",
              JSON.stringify(
                own.atTouch.map((file) => file.replace("/_next/static/", "")),
              ),
            ),
          )
          .appendTo("body");
      addPolicy(page, httpsOnly);
      $("[data-island]").removeAttr("data-island");
    });
  }

  writePages(out, pages);
  writeFileSync(
    join(out, "_headers"),
    headersFile(
      new Map(
        readParse5Pages(out).map((page) => [
          page,
          pages
            .find(({ file }) => file === page.file)!
            .$("meta[http-equiv=Content-Security-Policy]")
            .attr("content")!,
        ]),
      ),
    ),
  );
  dropFiles(out, root, pages);
  compress(out);
  return new Map(
    pages.map((page) => [
      page.path,
      weigh(
        page,
        scripts.has(page.file) ? [scripts.get(page.file)!] : [],
        out,
      ),
    ]),
  );
}

try {
  const weights = await finish(resolve(process.env["K7_OUT_DIR"] ?? "out"));
  console.table(Object.fromEntries(weights));
  const errors = overBudget(weights);
  if (errors.length > 0)
    throw new Error(`over budget\n  ${errors.join("\n  ")}`);
} catch (error) {
  console.error(`export: ${(error as Error).message}`);
  process.exitCode = 1;
}
