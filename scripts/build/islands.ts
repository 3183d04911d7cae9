import { readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { build, type Metafile } from "esbuild";
import { languages } from "@/site-content/languages";
import { esbuildSettings, islandModules } from "./island-modules";
import { filesIn, type Page } from "./page";

export type IslandScripts = {
  /** The module of the island first. */
  readonly onInteraction: readonly string[];
  /** Swiper. */
  readonly lazy: readonly string[];
};

/** Bundles every island with React and its messages, by name and language, such as lead-form.en. */
export async function bundleIslands(out: string): Promise<ReadonlyMap<string, IslandScripts>> {
  const components = clientComponents();
  const names = [...components.keys()].flatMap((name) =>
    languages.map(({ code }) => `${name}.${code}`),
  );
  const { metafile } = await build({
    ...esbuildSettings(),
    entryPoints: names.map((name) => ({ in: `island:${name}`, out: name })),
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

/** Names the scripts of each island, and appends the loader where it is needed. */
export function addLoader(
  { $ }: Page,
  islands: ReadonlyMap<string, IslandScripts>,
  loader: string,
): readonly IslandScripts[] {
  const scripts = $("[data-island]")
    .toArray()
    .map((node) => {
      const name = $(node).attr("data-island")!;
      const island = islands.get(name);
      if (island === undefined)
        throw new Error(
          `no island is called "${name}". A name is <file name of components/**/*.client.tsx>.<language code>; known names: ${[...islands.keys()].join(", ")}.`,
        );
      $(node).attr("data-src", island.onInteraction.join(" "));
      return island;
    });
  // A module has a scope of its own and runs after the page is parsed.
  if ($("[data-island], [data-print]").length > 0)
    $("<script></script>").attr("type", "module").text(loader).appendTo("body");
  return scripts;
}

/** The script inside each page that has an island or a print button. */
export async function buildLoader(): Promise<string> {
  const { outputFiles } = await build({
    ...esbuildSettings(),
    entryPoints: ["components/island/loader.client.ts"],
    write: false,
  });
  return outputFiles[0]!.text.trim();
}

/** The files that begin with "use client", by the name of the island. */
function clientComponents(): ReadonlyMap<string, string> {
  return new Map(
    filesIn("components")
      .map((file) => `components/${file}`)
      .filter((file) => file.endsWith(".client.tsx"))
      .filter((file) => readFileSync(file, "utf8").startsWith('"use client"'))
      .map((file) => [basename(file, ".client.tsx"), file]),
  );
}

const licencesAddress = "/_next/static/licences.txt";

/**
 * The first comment makes Chromium compile a script while it arrives; the last names the licences.
 */
function addComments({ outputs }: Metafile, out: string): void {
  // The packages of React have the same text.
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

function scriptsOf(name: string, { outputs }: Metafile): IslandScripts {
  const onInteraction = Object.keys(outputs).filter(
    (file) => outputs[file]!.entryPoint === `island:${name}`,
  );
  const lazy: string[] = [];
  // Each loop also visits the files that it adds.
  for (const list of [onInteraction, lazy])
    for (const file of list)
      for (const { path, kind } of outputs[file]!.imports)
        if (![...onInteraction, ...lazy].includes(path))
          (kind === "dynamic-import" ? lazy : list).push(path);
  const addressOf = (file: string) => file.slice(file.indexOf("/_next/"));
  return { onInteraction: onInteraction.map(addressOf), lazy: lazy.map(addressOf) };
}
