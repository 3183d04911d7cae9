import { appendFileSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import browserslistToEsbuild from "browserslist-to-esbuild";
import { build, type BuildOptions, type Metafile, type Plugin } from "esbuild";
import { DataKey } from "@/components/island/protocol";
import { islandMessages } from "@/components/island/island-messages";
import { languages } from "@/content-model/languages";
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
 * @param root - the project folder, which contains components/ and node_modules/
 * @returns the scripts of each island, by the name of the island and the code of the language, such as booking-form.en
 * @throws Error when a file does not export a component with the name of the file, or imports from Next
 */
export async function bundleIslands(
  out: string,
  root: string,
): Promise<ReadonlyMap<string, IslandScripts>> {
  const components = clientComponents(root);
  const names = [...components.keys()].flatMap((name) =>
    languages.map(({ code }) => `${name}.${code}`),
  );
  const { metafile } = await build({
    ...esbuildSettings(root),
    entryPoints: names.map((name) => ({ in: `virtual:${name}`, out: name })),
    plugins: [islandModules(components, root)],
    outdir: join(out, "_next/static"),
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    splitting: true,
    metafile: true,
  });
  appendLicences(metafile, root);

  return new Map(names.map((name) => [name, scriptsOf(name, metafile)]));
}

/**
 * Writes the addresses of the scripts of each island, its module first, into an attribute of its wrapper. Appends the
 * loader to the body if the page has an island or a print button: the loader fetches these scripts, and prints.
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

/** Bundles and minifies components/island/loader.ts, and returns its code. */
export async function buildLoader(root: string): Promise<string> {
  const { outputFiles } = await build({
    ...esbuildSettings(root),
    entryPoints: [join(root, "components/island/loader.ts")],
    write: false,
  });
  return outputFiles[0]!.text.trim();
}

/**
 * The files components/**\/*.client.tsx, relative to the project folder, by the name of the island: the file name without
 * .client.tsx, such as booking-form.
 */
function clientComponents(root: string): ReadonlyMap<string, string> {
  return new Map(
    filesIn(join(root, "components"))
      .filter((file) => file.endsWith(".client.tsx"))
      .map((file) => [basename(file, ".client.tsx"), `components/${file}`]),
  );
}

/** The settings of every bundle. The target browsers come from the browserslist in package.json. */
function esbuildSettings(root: string) {
  return {
    absWorkingDir: root,
    bundle: true,
    jsx: "automatic",
    define: {
      "process.env.NODE_ENV": '"production"',
      // Every other variable is undefined, because a string has no such property. Islands read settings from the page.
      "process.env": '""',
    },
    format: "esm",
    minify: true,
    // Without this, esbuild escapes Hindi, which doubles its size. Browsers read modules as UTF-8.
    charset: "utf8",
    target: browserslistToEsbuild(undefined, { path: root }),
    // appendLicences() adds the whole texts.
    legalComments: "none",
    // The page already has the styles.
    loader: { ".scss": "empty", ".css": "empty" },
    // esbuild throws its errors; this prevents that it also prints them.
    logLevel: "silent",
  } satisfies BuildOptions;
}

/** An esbuild plugin that generates the modules that hydrate the components, and rejects imports from Next. */
function islandModules(
  components: ReadonlyMap<string, string>,
  root: string,
): Plugin {
  const setup: Plugin["setup"] = ({ onResolve, onLoad }) => {
    onResolve({ filter: /^virtual:/ }, ({ path }) => ({
      path: path.slice("virtual:".length),
      namespace: "virtual",
    }));
    onLoad({ filter: /.*/, namespace: "virtual" }, ({ path }) => {
      const [name = "", languageCode] = path.split(".");
      const language = languages.find(({ code }) => code === languageCode)!;
      const messages = Reflect.get(islandMessages(language), name) as unknown;
      const component = name.replace(/(?:^|-)(\w)/g, (_, letter: string) =>
        letter.toUpperCase(),
      );
      const contents = `
        import { ${component} } from "./${components.get(name)}";
        import { hydrate } from "./components/island/hydrate";
        const messages = ${JSON.stringify(messages)};
        export default (island) => hydrate(island, ${component}, { messages });`;
      return { contents, resolveDir: root };
    });
    const text =
      "Islands run without Next's client. Use the platform instead: a plain link, location, an <img>.";
    onResolve({ filter: /^next(\/|$)/ }, () => ({ errors: [{ text }] }));
  };
  return { name: "island-modules", setup };
}

/**
 * Appends to each script the licences of the bundled packages, because they require that their notice stays in the file.
 *
 * @throws Error when a package has no LICENSE file
 */
function appendLicences({ outputs }: Metafile, root: string): void {
  for (const [script, { inputs }] of Object.entries(outputs)) {
    const texts = Object.keys(inputs)
      .map((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+\//.exec(file)?.[0])
      .filter((folder) => folder !== undefined)
      .map((folder) => readFileSync(join(root, folder, "LICENSE"), "utf8"));
    // This is a set, because the packages of React have the same text.
    for (const text of new Set(texts))
      appendFileSync(join(root, script), `/*!\n${text.trim()}\n*/\n`);
  }
}

/** Finds the modules of an island in the import graph: static imports breadth first, and lazy imports. */
function scriptsOf(name: string, { outputs }: Metafile): IslandScripts {
  const onInteraction = Object.keys(outputs).filter(
    (file) => outputs[file]!.entryPoint === `virtual:${name}`,
  );
  const lazy: string[] = [];
  // The loops also visit the files that are added to the lists meanwhile.
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
