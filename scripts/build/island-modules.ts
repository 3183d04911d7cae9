import { readFileSync } from "node:fs";
import { build, type BuildOptions, type Plugin } from "esbuild";
import { languages } from "@/site-content/languages";
import { islandMessages } from "@/components/island/island";

/** The browserslist of package.json as esbuild names it; it knows only these four. */
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

/** The module of each island and language. Its import evaluates no package. */
export function islandModules(components: ReadonlyMap<string, string>): Plugin {
  const resolveDir = process.cwd();
  const setup: Plugin["setup"] = ({ onResolve, onLoad }) => {
    onResolve({ filter: /^(virtual|component):/ }, ({ path }) => ({
      path: path.slice(path.indexOf(":") + 1),
      namespace: path.slice(0, path.indexOf(":")),
    }));
    onLoad({ filter: /.*/, namespace: "virtual" }, ({ path }) => {
      const [name = "", languageCode] = path.split(".");
      const language = languages.find(({ code }) => code === languageCode)!;
      const messages = Reflect.get(islandMessages(language), name) as unknown;
      const contents = `
        import { startIsland } from "./components/island/start-island.client";
        const messages = ${JSON.stringify(messages)};
        export default (island, touch) => startIsland(island, touch, [
          () => require("react-dom/client"),
          () => require("component:${name}").default(island, { messages }),
        ]);`;
      return { contents, resolveDir };
    });
    // One module, because esbuild wraps each one that require() evaluates in a function.
    onLoad({ filter: /.*/, namespace: "component" }, async ({ path: name }) => {
      const component = name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
      const contents = `
        import { ${component} } from "./${components.get(name)}";
        import { hydrate } from "./components/island/hydrate.client";
        export default (island, props) => hydrate(island, ${component}, props);`;
      const { outputFiles } = await build({
        ...esbuildSettings(),
        stdin: { contents, resolveDir },
        packages: "external",
        plugins: [{ name: "lead-module", setup: leadModule }],
        write: false,
      });
      return { contents: outputFiles[0]!.text, resolveDir };
    });
  };
  return { name: "island-modules", setup };
}

/**
 * Google runs endpoint/lead.js as a plain script, so it has no exports. Unused ones are left out.
 */
const leadModule: Plugin["setup"] = ({ onLoad }) =>
  onLoad({ filter: /[\\/]endpoint[\\/]lead\.js$/ }, ({ path }) => ({
    contents: readFileSync(path, "utf8").replace(
      /if \(typeof module[^]*module\.exports =/,
      "export",
    ),
  }));
