import { join, relative } from "node:path";
import { build, type Metafile } from "esbuild";
import { clientComponents } from "./client-components";
import { browserSettings, virtualModules } from "./esbuild-settings";
import { appendLicences } from "./licences";

/** The scripts of one island, as addresses on the site. */
export type IslandScripts = {
  /** Its module first, then what that imports: all that a touch fetches. */
  readonly atTouch: readonly string[];
  /** What these import on demand, such as Swiper. */
  readonly later: readonly string[];
};

/**
 * Bundles every client component, together with React, into modules in `_next/static` of the export.
 *
 * @param out - the export
 * @param root - the project, where components/ and node_modules/ lie
 * @returns the scripts of each island by its name
 * @throws when a component is not exported under the name of its file, or imports from Next
 */
export async function bundleIslands(
  out: string,
  root: string,
): Promise<ReadonlyMap<string, IslandScripts>> {
  const hydrate = JSON.stringify(join(root, "scripts/export/hydrate.tsx"));
  const modules = new Map(
    clientComponents(root).map(({ name, from, component }) => [
      name,
      `import { ${component} } from ${from};
       import { hydrate } from ${hydrate};
       export default (island) => hydrate(island, ${component});`,
    ]),
  );
  const { metafile } = await build({
    ...browserSettings(root),
    entryPoints: [...modules.keys()].map((name) => ({
      in: `virtual:${name}`,
      out: name,
    })),
    plugins: [virtualModules(modules, root)],
    outdir: join(out, "_next/static"),
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    splitting: true,
    metafile: true,
  }).catch((error: Error) => {
    throw new Error(
      `the islands could not be bundled. A file x-y.client.tsx exports its component by name, as XY.\n${error.message}`,
    );
  });
  checkImports(metafile);
  appendLicences(metafile, root);
  return scriptsByName(metafile, out, root);
}

function checkImports({ inputs }: Metafile): void {
  for (const [file, { imports }] of Object.entries(inputs)) {
    const next = imports.find(({ path }) =>
      path.includes("node_modules/next/"),
    );
    if (next !== undefined && !file.includes("node_modules/"))
      throw new Error(
        `${file} imports ${next.original}, but islands run without Next's client. Use the platform instead: a plain link, location, an <img>.`,
      );
  }
}

function scriptsByName({ outputs }: Metafile, out: string, root: string) {
  const address = (file: string) =>
    `/${relative(out, join(root, file)).replaceAll("\\", "/")}`;
  const scripts = new Map<string, IslandScripts>();
  for (const [file, { entryPoint }] of Object.entries(outputs)) {
    if (!entryPoint?.startsWith("virtual:")) continue;
    const { atTouch, later } = importsOf(file, outputs);
    scripts.set(entryPoint.slice("virtual:".length), {
      atTouch: atTouch.map(address),
      later: later.map(address),
    });
  }
  return scripts;
}

/** A module with what it imports, each once, nearest first; and what these import on demand. */
function importsOf(file: string, outputs: Metafile["outputs"]) {
  const atTouch = [file];
  const later: string[] = [];
  // The lists grow while they are read.
  for (const list of [atTouch, later])
    for (const each of list)
      for (const { path, kind } of outputs[each]?.imports ?? [])
        if (![...atTouch, ...later].includes(path))
          (kind === "dynamic-import" ? later : list).push(path);
  return { atTouch, later };
}
