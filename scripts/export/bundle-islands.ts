import { basename, join, relative } from "node:path";
import { build, type Metafile, type Plugin } from "esbuild";
import { browserSettings } from "./esbuild-settings";
import { appendLicences } from "./licences";
import { filesIn } from "./page";

/** The scripts of one island, as addresses on the site. */
export type IslandScripts = {
  /** Its module first, then what that imports: all that a touch fetches. */
  readonly atTouch: readonly string[];
  /** What these import on demand, such as Swiper. */
  readonly later: readonly string[];
};

/** A component that runs in the browser. */
export type ClientComponent = {
  /** Absolute path of its *.client.tsx. */
  readonly file: string;
  /** The name it is exported under. */
  readonly component: string;
};

/**
 * The client components of a project, by the name that islands use: the file's name without .client.tsx.
 *
 * @throws when two of them have the same name
 */
export function clientComponents(
  root: string,
): ReadonlyMap<string, ClientComponent> {
  const components = new Map<string, ClientComponent>();
  for (const file of filesIn(join(root, "components"))) {
    if (!file.endsWith(".client.tsx")) continue;
    const name = basename(file, ".client.tsx");
    if (components.has(name))
      throw new Error(
        `two files are called ${name}.client.tsx. Islands are found by this name, so rename one.`,
      );
    components.set(name, {
      file: join(root, "components", file),
      component: name.replace(/(^|-)(\w)/g, (_, _dash, letter: string) =>
        letter.toUpperCase(),
      ),
    });
  }
  return components;
}

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
  const components = clientComponents(root);
  if (components.size === 0) return new Map();
  const { metafile } = await build({
    ...browserSettings(root),
    entryPoints: [...components.keys()].map((name) => ({
      in: `island:${name}`,
      out: name,
    })),
    plugins: [islandEntries(components, root)],
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

/** One module for each island: its component, and a default export that hydrates it. */
function islandEntries(
  components: ReadonlyMap<string, ClientComponent>,
  root: string,
): Plugin {
  const hydrate = join(root, "scripts/export/hydrate.tsx");
  return {
    name: "island-entries",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^island:/ }, ({ path }) => ({
        path: path.slice("island:".length),
        namespace: "island",
      }));
      onLoad({ filter: /.*/, namespace: "island" }, ({ path }) => {
        const { file, component } = components.get(path)!;
        return {
          resolveDir: root,
          contents: `
            import { ${component} } from ${JSON.stringify(file)};
            import { hydrate } from ${JSON.stringify(hydrate)};
            export default (island) => hydrate(island, ${component});`,
        };
      });
    },
  };
}

function checkImports({ inputs }: Metafile): void {
  for (const [file, { imports }] of Object.entries(inputs)) {
    const next = imports.find(({ path }) =>
      path.includes("node_modules/next/"),
    );
    if (next !== undefined && !file.includes("node_modules/"))
      throw new Error(
        `${file} imports ${next.original ?? next.path}, but islands run without Next's client. Use the platform instead: a plain link, location, an <img>.`,
      );
  }
}

function scriptsByName(
  { outputs }: Metafile,
  out: string,
  root: string,
): ReadonlyMap<string, IslandScripts> {
  const address = (file: string) =>
    `/${relative(out, join(root, file)).replaceAll("\\", "/")}`;
  const scripts = new Map<string, IslandScripts>();
  for (const [file, { entryPoint }] of Object.entries(outputs)) {
    if (!entryPoint?.startsWith("island:")) continue;
    const { atTouch, later } = importsOf(file, outputs);
    scripts.set(entryPoint.slice("island:".length), {
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
