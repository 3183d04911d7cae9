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
 * Bundles every client component, once with the words of each language, together with React, into modules in
 * `_next/static` of the export.
 *
 * @param out - the export
 * @param root - the project, where components/ and node_modules/ lie
 * @returns the scripts of each island by its name and language, such as booking-form.en
 * @throws when a component is not exported under the name of its file, or imports from Next
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
 * Writes to each island's wrapper the addresses of its scripts, its module first, and puts the loader at the end of a
 * page that has an island, whose scripts it fetches, or a button that prints.
 *
 * @returns the scripts of this page's islands
 * @throws when there is no client component of an island's name
 */
export function addLoader(
  { $ }: Page,
  islands: ReadonlyMap<string, IslandScripts>,
  loader: string,
): readonly IslandScripts[] {
  const scripts = $(`[data-${DataKey.Island}]`)
    .toArray()
    .map((island) => {
      const name = $(island).attr(`data-${DataKey.Island}`)!;
      const own = islands.get(name);
      if (own === undefined)
        throw new Error(
          `<Island name="${name}"> names no client component, components/**/*.client.tsx, in a language of content-model/languages.ts; there are ${[...islands.keys()].join(", ")}.`,
        );
      $(island).attr(`data-${DataKey.Scripts}`, own.onInteraction.join(" "));
      return own;
    });
  // A module has its own scope, and runs when the page is complete.
  if ($(`[data-${DataKey.Island}], [data-${DataKey.Print}]`).length > 0)
    $("<script></script>").attr("type", "module").text(loader).appendTo("body");
  return scripts;
}

/** components/island/loader.ts, minified. */
export async function buildLoader(root: string): Promise<string> {
  const { outputFiles } = await build({
    ...esbuildSettings(root),
    entryPoints: [join(root, "components/island/loader.ts")],
    write: false,
  });
  return outputFiles[0]!.text.trim();
}

/**
 * The files of client components, relative to the project, each components/**\/*.client.tsx; by what islands call them:
 * the file's name without .client.tsx, such as booking-form.
 */
function clientComponents(root: string): ReadonlyMap<string, string> {
  return new Map(
    filesIn(join(root, "components"))
      .filter((file) => file.endsWith(".client.tsx"))
      .map((file) => [basename(file, ".client.tsx"), `components/${file}`]),
  );
}

/** What esbuild is told for all that it bundles; package.json has the browserslist. */
function esbuildSettings(root: string) {
  const define: Record<string, string> = {
    // A variable that is not set is undefined, as in Next: a property that text has not. An object here would cost a
    // module.
    "process.env": '""',
    "process.env.NODE_ENV": '"production"',
  };
  // Islands read the settings of the build in the page, so that one bundle serves every setting.
  for (const name of Object.keys(process.env))
    if (name.startsWith("NEXT_PUBLIC_"))
      define[`process.env.${name}`] = "undefined";
  return {
    absWorkingDir: root,
    bundle: true,
    jsx: "automatic",
    define,
    format: "esm",
    minify: true,
    // Escaped, Hindi would be twice as long; modules are read as UTF-8.
    charset: "utf8",
    target: browserslistToEsbuild(undefined, { path: root }),
    // The islands' modules carry the whole texts.
    legalComments: "none",
    // Styles are in the page already.
    loader: { ".scss": "empty", ".css": "empty" },
    // Errors are thrown, and reported once.
    logLevel: "silent",
  } satisfies BuildOptions;
}

/** Makes the module of an island, which hydrates the component; and refuses modules of Next. */
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
      const [name = "", code] = path.split(".");
      const language = languages.find((each) => each.code === code)!;
      const words = Reflect.get(islandMessages(language), name) as unknown;
      const component = name.replace(/(?:^|-)(\w)/g, (_, letter: string) =>
        letter.toUpperCase(),
      );
      const contents = `
        import { ${component} } from "./${components.get(name)}";
        import { hydrate } from "./components/island/hydrate";
        const words = ${JSON.stringify(words)};
        export default (island) => hydrate(island, ${component}, { words });`;
      return { contents, resolveDir: root };
    });
    const text =
      "Islands run without Next's client. Use the platform instead: a plain link, location, an <img>.";
    onResolve({ filter: /^next(\/|$)/ }, () => ({ errors: [{ text }] }));
  };
  return { name: "island-modules", setup };
}

/** Adds to each script the licences of the packages in it, as those licences ask; one without a LICENSE stops here. */
function appendLicences({ outputs }: Metafile, root: string): void {
  for (const [script, { inputs }] of Object.entries(outputs)) {
    const texts = Object.keys(inputs)
      .map((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+\//.exec(file)?.[0])
      .filter((folder) => folder !== undefined)
      .map((folder) => readFileSync(join(root, folder, "LICENSE"), "utf8"));
    // React's packages share one text.
    for (const text of new Set(texts))
      appendFileSync(join(root, script), `/*!\n${text.trim()}\n*/\n`);
  }
}

/** An island's module with what it imports, each once, nearest first; and what these import on demand. */
function scriptsOf(name: string, { outputs }: Metafile): IslandScripts {
  const onInteraction = Object.keys(outputs).filter(
    (file) => outputs[file]!.entryPoint === `virtual:${name}`,
  );
  const lazy: string[] = [];
  // The lists grow while they are read.
  for (const list of [onInteraction, lazy])
    for (const each of list)
      for (const { path, kind } of outputs[each]!.imports)
        if (![...onInteraction, ...lazy].includes(path))
          (kind === "dynamic-import" ? lazy : list).push(path);
  // As addresses on the site.
  const address = (file: string) => file.slice(file.indexOf("/_next/"));
  return {
    onInteraction: onInteraction.map(address),
    lazy: lazy.map(address),
  };
}
