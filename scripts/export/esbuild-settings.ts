import browserslistToEsbuild from "browserslist-to-esbuild";
import type { BuildOptions, Plugin } from "esbuild";

/** What esbuild is told for islands, in the browser and on the server. */
export function islandSettings(root: string) {
  const shared = Object.entries(process.env)
    .filter(([name]) => name.startsWith("NEXT_PUBLIC_"))
    .map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]);
  return {
    absWorkingDir: root,
    bundle: true,
    jsx: "automatic",
    define: {
      // What is not set is undefined, as in Next: a property that text has not. An object here would cost a module.
      "process.env": '""',
      "process.env.NODE_ENV": '"production"',
      ...(Object.fromEntries(shared) as Record<string, string>),
    },
    // Styles are in the page already.
    loader: { ".scss": "empty", ".css": "empty" },
    // Errors are thrown, and reported once.
    logLevel: "silent",
  } satisfies BuildOptions;
}

/** What esbuild is told for all that reaches the browser; package.json has the browserslist. */
export function browserSettings(root: string) {
  return {
    ...islandSettings(root),
    format: "esm",
    minify: true,
    target: browserslistToEsbuild(undefined, { path: root }),
    // licences.ts adds the whole texts.
    legalComments: "none",
  } satisfies BuildOptions;
}

/** Lets esbuild read modules that are in no file: `virtual:` and a name. */
export function virtualModules(
  contents: ReadonlyMap<string, string>,
  root: string,
): Plugin {
  return {
    name: "virtual-modules",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^virtual:/ }, ({ path }) => ({
        path: path.slice("virtual:".length),
        namespace: "virtual",
      }));
      onLoad({ filter: /.*/, namespace: "virtual" }, ({ path }) => ({
        contents: contents.get(path)!,
        resolveDir: root,
      }));
    },
  };
}
