import { readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { build, type Metafile } from "esbuild";
import { languages } from "@/site-content/languages";
import { DataKey } from "@/components/island/protocol.client";
import { esbuildSettings, islandModules } from "./island-modules";
import { filesIn, type Page } from "./page";

/** The scripts of one island, as addresses on the site. */
export type IslandScripts = {
  /** The module of the island, then every module that it imports statically. */
  readonly onInteraction: readonly string[];
  /** The modules that these import lazily, with import(): Swiper. */
  readonly lazy: readonly string[];
};

/**
 * Bundles every client component with React and with its messages, once for each language, into modules in
 * `_next/static` of the export.
 *
 * @param out - the export
 * @returns the scripts of each island, by the name of the island and the code of the language, such as lead-form.en
 * @throws Error when a file does not export a component with the name of the file
 */
export async function bundleIslands(out: string): Promise<ReadonlyMap<string, IslandScripts>> {
  const components = clientComponents();
  const names = [...components.keys()].flatMap((name) =>
    languages.map(({ code }) => `${name}.${code}`),
  );
  const { metafile } = await build({
    ...esbuildSettings(),
    entryPoints: names.map((name) => ({ in: `virtual:${name}`, out: name })),
    plugins: [islandModules(components)],
    outdir: join(out, "_next/static"),
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    splitting: true,
    metafile: true,
  });
  addComments(metafile, out);

  return new Map(names.map((name) => [name, scriptsOf(name, metafile)]));
}

/**
 * Writes the addresses of the scripts of each island, its module first, into an attribute of its wrapper. Appends the
 * loader to the body if the page has an island or a print button. The loader fetches these scripts, and prints the page.
 *
 * @param islands - by name and language, as `bundleIslands` returns them
 * @param loader - the code of the loader
 * @returns the scripts of the islands of this page
 * @throws Error when an island has an unknown name
 */
export function addLoader(
  { $ }: Page,
  islands: ReadonlyMap<string, IslandScripts>,
  loader: string,
): readonly IslandScripts[] {
  const scripts = $(`[data-${DataKey.Island}]`)
    .toArray()
    .map((node) => {
      const name = $(node).attr(`data-${DataKey.Island}`)!;
      const island = islands.get(name);
      if (island === undefined)
        throw new Error(
          `no island is called "${name}". A name is <file name of components/**/*.client.tsx>.<language code>; known names: ${[...islands.keys()].join(", ")}.`,
        );
      $(node).attr(`data-${DataKey.Scripts}`, island.onInteraction.join(" "));
      return island;
    });
  // The loader is a module, because a module has its own scope and runs after the page is parsed.
  if ($(`[data-${DataKey.Island}], [data-${DataKey.Print}]`).length > 0)
    $("<script></script>").attr("type", "module").text(loader).appendTo("body");
  return scripts;
}

/** Bundles and minifies components/island/loader.client.ts, and returns its code. */
export async function buildLoader(): Promise<string> {
  const { outputFiles } = await build({
    ...esbuildSettings(),
    entryPoints: ["components/island/loader.client.ts"],
    write: false,
  });
  return outputFiles[0]!.text.trim();
}

/** The files that begin with "use client", by the name of the island, such as lead-form. */
function clientComponents(): ReadonlyMap<string, string> {
  return new Map(
    filesIn("components")
      .map((file) => `components/${file}`)
      .filter((file) => file.endsWith(".client.tsx"))
      .filter((file) => readFileSync(file, "utf8").startsWith('"use client"'))
      .map((file) => [basename(file, ".client.tsx"), file]),
  );
}

/** Where the licences of the bundled packages are, in the export. */
const licencesAddress = "/_next/static/licences.txt";

/**
 * Adds two comments to each script with bundled packages. The first makes Chromium compile all functions in the background
 * while the script arrives, not each one on the main thread at its first call. The last names the file with the licences of
 * the packages, which they require.
 *
 * @throws Error when a package has no LICENSE file
 */
function addComments({ outputs }: Metafile, out: string): void {
  // This is a set, because the packages of React have the same text.
  const licences = new Set<string>();
  for (const [script, { inputs }] of Object.entries(outputs)) {
    const folders = Object.keys(inputs)
      .map((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+\//.exec(file)?.[0])
      .filter((folder) => folder !== undefined);
    if (folders.length === 0) continue;
    for (const folder of folders)
      licences.add(readFileSync(join(folder, "LICENSE"), "utf8").trim());
    writeFileSync(
      script,
      `//# allFunctionsCalledOnLoad\n${readFileSync(script, "utf8")}/*! Licences: ${licencesAddress} */\n`,
    );
  }
  writeFileSync(join(out, licencesAddress), [...licences].join("\n\n"));
}

/** Finds the modules of an island in the import graph: static imports breadth first, and lazy imports. */
function scriptsOf(name: string, { outputs }: Metafile): IslandScripts {
  const onInteraction = Object.keys(outputs).filter(
    (file) => outputs[file]!.entryPoint === `virtual:${name}`,
  );
  const lazy: string[] = [];
  // Each loop also visits the files that it adds to its list.
  for (const list of [onInteraction, lazy])
    for (const file of list)
      for (const { path, kind } of outputs[file]!.imports)
        if (![...onInteraction, ...lazy].includes(path))
          (kind === "dynamic-import" ? lazy : list).push(path);
  const addressOf = (file: string) => file.slice(file.indexOf("/_next/"));
  return {
    onInteraction: onInteraction.map(addressOf),
    lazy: lazy.map(addressOf),
  };
}
