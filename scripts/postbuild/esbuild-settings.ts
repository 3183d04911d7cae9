import { readFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { build, type BuildOptions, type Plugin } from "esbuild";

/** What esbuild is told for everything that reaches the browser. */
export function browserSettings(root: string) {
  return {
    absWorkingDir: root,
    bundle: true,
    format: "esm",
    minify: true,
    target: browserFloor(root),
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
    // Styles are in the page already.
    loader: { ".scss": "empty", ".css": "empty" },
    // The licences of what is bundled ask to travel with it.
    legalComments: "eof",
    metafile: true,
    // What goes wrong is thrown, and told once.
    logLevel: "silent",
  } satisfies BuildOptions;
}

/** The browserslist of package.json, in esbuild's words. */
function browserFloor(root: string): string[] {
  const engines: Readonly<Record<string, string>> = {
    chrome: "chrome",
    firefox: "firefox",
    safari: "safari",
    ios_saf: "ios",
  };
  const { browserslist } = JSON.parse(
    readFileSync(join(root, "package.json"), "utf8"),
  ) as { browserslist: readonly string[] };
  return browserslist
    .map((line) => line.split(" >= "))
    .filter(([name = ""]) => name in engines)
    .map(([name = "", version]) => `${engines[name]}${version}`);
}

const namespace = "islands";

/** The name of a generated module, for esbuild's list of entries. */
export const generated = (name: string) => `${namespace}:${name}`;

/** Serves the generated modules to esbuild. */
export function virtualModules(
  modules: ReadonlyMap<string, string>,
  root: string,
): Plugin {
  return {
    name: "virtual-modules",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: new RegExp(`^${namespace}:`) }, ({ path }) => ({
        path: path.slice(namespace.length + 1),
        namespace,
      }));
      onLoad({ filter: /.*/, namespace }, ({ path }) => ({
        contents: modules.get(generated(path)) ?? "",
        resolveDir: root,
        loader: "js",
      }));
    },
  };
}

/** Turns away what cannot work without Next's client. */
export function withoutNext(root: string): Plugin {
  return {
    name: "without-next",
    setup({ onResolve }) {
      onResolve({ filter: /^next(\/|$)/ }, ({ path, importer }) => ({
        errors: [
          {
            text: `${relative(root, importer)} imports ${path}, but islands run without Next's client.`,
          },
        ],
      }));
    },
  };
}

/**
 * Bundles a package that an island imports on demand, such as Swiper, as a file by itself. esbuild's own splitting
 * would put its helpers into one more file that every page then fetches.
 */
export function packagesOnDemand(root: string, outdir: string): Plugin {
  return {
    name: "packages-on-demand",
    setup({ onResolve }) {
      onResolve({ filter: /.*/ }, async ({ path, kind, importer }) => {
        if (kind !== "dynamic-import") return;
        if (/^[./@]/.test(path) || path.startsWith("react")) {
          const by = relative(root, importer);
          return {
            errors: [
              { text: `${by} may only import a whole package on demand.` },
            ],
          };
        }
        const { metafile } = await build({
          ...browserSettings(root),
          outdir,
          entryPoints: { [path.replaceAll("/", "-")]: path },
          entryNames: "[name]-[hash]",
        });
        const [file = ""] = Object.keys(metafile.outputs);
        return { path: `./${basename(file)}`, external: true };
      });
    },
  };
}
