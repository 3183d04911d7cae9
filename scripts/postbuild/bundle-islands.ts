/** Bundles React, the islands of each page and what they were given into modules of their own, with esbuild. */
import { readFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { build, type Metafile } from "esbuild";
import {
  browserSettings,
  generated,
  packagesOnDemand,
  virtualModules,
  withoutNext,
} from "./esbuild-settings";
import type { ClientElement, Flight } from "./flight";
import { readFlight } from "./flight";
import {
  findIslandSources,
  islandExpression,
  islandImports,
  islandsIn,
  type IslandSources,
} from "./islands";
import { matchIslands } from "./match-islands";
import { naming, type Page } from "./page";

/** The scripts of one page, as file names within `_next/static`. */
export type PageScripts = {
  /** The page's own module first, then what it imports: all that a touch fetches. */
  readonly atTouch: readonly string[];
  /** What these import later, such as Swiper. */
  readonly later: readonly string[];
};

/**
 * Writes one module per page with islands, and the modules they share, into `_next/static` of the export.
 *
 * @param folder - the export
 * @param root - the project, where components/ and node_modules/ lie
 * @returns the scripts of each page that has islands
 */
export async function bundleIslands(
  pages: readonly Page[],
  folder: string,
  root: string,
): Promise<ReadonlyMap<Page, PageScripts>> {
  const sources = findIslandSources(join(root, "components"));
  const modules = new Map<string, string>();
  const entries = new Map<string, Page>();
  for (const page of pages) {
    await naming(page, async () => {
      const flight = readFlight(page);
      const islands = islandsIn(flight, sources);
      const ordered = await matchIslands(page, islands, flight, sources, root);
      if (ordered.length === 0) return;
      entries.set(entryName(page), page);
      modules.set(entryName(page), entrySource(ordered, flight, sources, root));
    });
  }
  if (entries.size === 0) return new Map();

  const outdir = join(folder, "_next/static");
  const { metafile } = await build({
    ...browserSettings(root),
    outdir,
    entryPoints: [...entries.keys()],
    plugins: [
      withoutNext(root),
      virtualModules(modules, root),
      packagesOnDemand(root, outdir),
    ],
    entryNames: "islands-[hash]",
    chunkNames: "chunk-[hash]",
    splitting: true,
  });
  return scriptsOf(entries, metafile, outdir, root);
}

const entryName = ({ file }: Page) => generated(file);

function entrySource(
  islands: readonly ClientElement[],
  flight: Flight,
  sources: IslandSources,
  root: string,
): string {
  const runtime = join(root, "scripts/postbuild/hydrate-islands.ts");
  return [
    islandImports(islands, sources),
    `import { hydrateIslands } from ${JSON.stringify(runtime)};`,
    `hydrateIslands([`,
    ...islands.map((island) => `${islandExpression(island, flight)},`),
    `]);`,
  ].join("\n");
}

function scriptsOf(
  entries: ReadonlyMap<string, Page>,
  { outputs }: Metafile,
  outdir: string,
  root: string,
): ReadonlyMap<Page, PageScripts> {
  const scripts = new Map<Page, PageScripts>();
  for (const [file, { entryPoint }] of Object.entries(outputs)) {
    const page = entries.get(entryPoint ?? "");
    if (page === undefined) continue;
    const { now, later } = imports(file, outputs);
    for (const each of now) checkScript(join(root, each));
    scripts.set(page, {
      atTouch: now.map((each) => relative(outdir, join(root, each))),
      later: later.map((each) => basename(each)),
    });
  }
  if (scripts.size !== entries.size)
    throw new Error("esbuild did not write one module for each page.");
  return scripts;
}

/** A file with what it imports, each once, nearest first; and what these may import on demand. */
function imports(file: string, outputs: Metafile["outputs"]) {
  const now = [file];
  const later: string[] = [];
  // The list grows while it is read.
  for (const each of now) {
    for (const { path, kind } of outputs[each]?.imports ?? []) {
      const list = kind === "dynamic-import" ? later : now;
      if (!list.includes(path)) list.push(path);
    }
  }
  return { now, later };
}

function checkScript(file: string): void {
  if (readFileSync(file, "utf8").includes("process.env")) {
    throw new Error(
      `${basename(file)} reads process.env: give the island a prop instead, as LeadForm's endpoint.`,
    );
  }
}
