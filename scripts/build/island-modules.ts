import { readFileSync } from "node:fs";
import { build, type BuildOptions, type Plugin } from "esbuild";
import { languages } from "@/site-content/languages";
import { islandMessages } from "@/components/island/island-messages";

/** The browserslist of package.json as esbuild names it, such as ios15.4; it knows only these four. */
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
      // Makes every other variable undefined: islands read settings from the page.
      "process.env": '""',
      // Without them, React leaves out its code for its developer tools, for indicators of navigation, and for Node.
      __REACT_DEVTOOLS_GLOBAL_HOOK__: "undefined",
      navigation: "undefined",
      process: "undefined",
      setImmediate: "undefined",
    },
    format: "esm",
    minify: true,
    // Without this, esbuild escapes Hindi, which doubles its size. Browsers read modules as UTF-8.
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
 * An esbuild plugin that generates the modules that hydrate the components. An import of a module evaluates no package;
 * components/island/start-island.ts evaluates them one by one.
 *
 * @param components - the files relative to the project folder, by the name of the island
 */
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
        import { startIsland } from "./components/island/start-island";
        const messages = ${JSON.stringify(messages)};
        export default (island, touch) => startIsland(island, touch, [
          () => require("react-dom/client"),
          () => require("component:${name}").default(island, { messages }),
        ]);`;
      return { contents, resolveDir };
    });
    // Component and hydration are one module, because esbuild wraps each module that require() evaluates in a function.
    onLoad({ filter: /.*/, namespace: "component" }, async ({ path: name }) => {
      const component = name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
      const contents = `
        import { ${component} } from "./${components.get(name)}";
        import { hydrate } from "./components/island/hydrate";
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
 * Gives endpoint/lead.js the exports of a module, so that an island contains only what it imports of it. The file itself
 * cannot have them, because Google runs it as a plain script.
 */
const leadModule: Plugin["setup"] = ({ onLoad }) =>
  onLoad({ filter: /[\\/]endpoint[\\/]lead\.js$/ }, ({ path }) => ({
    contents: readFileSync(path, "utf8").replace(
      /if \(typeof module[^]*module\.exports =/,
      "export",
    ),
  }));
