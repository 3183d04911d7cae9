import { readFileSync } from "node:fs";
import type { BuildOptions, Plugin } from "esbuild";
import { languages } from "@/site-content/languages";
import { islandMessages } from "@/components/island/island";

/** The browserslist of package.json in esbuild's names; it knows only these four. */
function targetBrowsers(): string[] {
  const { browserslist } = JSON.parse(readFileSync("package.json", "utf8")) as {
    browserslist: string[];
  };
  return browserslist.flatMap((entry) => {
    const [, name, version] =
      /^(chrome|firefox|safari|ios)(?:_saf)? >= ([\d.]+)$/.exec(entry) ?? [];
    return name ? [`${name}${version}`] : [];
  });
}

/** The settings of every bundle. */
export function esbuildSettings() {
  return {
    absWorkingDir: process.cwd(),
    bundle: true,
    jsx: "automatic",
    define: {
      "process.env.NODE_ENV": '"production"',
      // Islands read settings from the page.
      "process.env": '""',
      // React leaves out code for its developer tools, for navigation, and for Node.
      __REACT_DEVTOOLS_GLOBAL_HOOK__: "undefined",
      navigation: "undefined",
      process: "undefined",
      setImmediate: "undefined",
    },
    format: "esm",
    minify: true,
    // Otherwise esbuild escapes Hindi, which doubles its size.
    charset: "utf8",
    target: targetBrowsers(),
    // addComments() in islands.ts keeps the licences.
    legalComments: "none",
    // The page already has the styles.
    loader: { ".scss": "empty", ".css": "empty" },
    // Otherwise esbuild also prints the errors that it throws.
    logLevel: "silent",
  } satisfies BuildOptions;
}

/**
 * The module of each island and language. Its import evaluates no package.
 *
 * @param components - the files of the islands, by name
 */
export function islandModules(components: ReadonlyMap<string, string>): Plugin {
  const setup: Plugin["setup"] = ({ onResolve, onLoad }) => {
    onResolve({ filter: /^island:/ }, ({ path }) => ({
      path: path.slice("island:".length),
      namespace: "island",
    }));
    onLoad({ filter: /.*/, namespace: "island" }, ({ path }) => {
      const [name = "", languageCode] = path.split(".");
      const component = name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
      const language = languages.find(({ code }) => code === languageCode)!;
      const messages = Reflect.get(islandMessages(language), name) as unknown;
      const contents = `
        import { startIsland } from "./components/island/start-island.client";
        const messages = ${JSON.stringify(messages)};
        export default (island, touch) => startIsland(island, touch, [
          () => require("react-dom/client"),
          () => {
            const { hydrate } = require("./components/island/hydrate.client");
            const { ${component} } = require("./${components.get(name)}");
            return hydrate(island, ${component}, { messages });
          },
        ]);`;
      return { contents, resolveDir: process.cwd() };
    });
    // Google runs it as a plain script without exports. With them, unused code is left out.
    onLoad({ filter: /[\\/]endpoint[\\/]lead\.js$/ }, ({ path }) => ({
      contents: readFileSync(path, "utf8").replace(
        /if \(typeof module[^]*module\.exports =/,
        "export",
      ),
    }));
  };
  return { name: "island-modules", setup };
}
