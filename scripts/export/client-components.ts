import { createRequire } from "node:module";
import { basename, join } from "node:path";
import browserslistToEsbuild from "browserslist-to-esbuild";
import { load } from "cheerio";
import { build, type BuildOptions } from "esbuild";
import { filesIn, type Page } from "./page";

/**
 * The files of client components, relative to the project, each components/**\/*.client.tsx; by what islands call them:
 * the file's name without .client.tsx, such as booking-form.
 */
export function clientComponents(root: string): ReadonlyMap<string, string> {
  return new Map(
    filesIn(join(root, "components"))
      .filter((file) => file.endsWith(".client.tsx"))
      .map((file) => [basename(file, ".client.tsx"), `components/${file}`]),
  );
}

/**
 * Prepares the check that each island has a client component, and is what that renders. Where they differ, hydration
 * would replace what a parent has typed, or a form would post to another endpoint than its script.
 *
 * @returns what checks a page as it was exported, and throws when an island is not as hydration needs it
 */
export async function islandCheck(root: string): Promise<(page: Page) => void> {
  const components = clientComponents(root);
  const render = await serverRender(root, components);

  return ({ $ }) => {
    for (const element of $("[data-island]")) {
      const island = $(element);
      const name = island.attr("data-island") ?? "";
      if (!components.has(name))
        throw new Error(
          `<Island name="${name}"> names no client component. There is no components/**/${name}.client.tsx, only ${[...components.keys()].join(", ")}.`,
        );
      const held = "button[value] + [data-fail] + [hidden]";
      if (island.has("form").length > island.has(held).length)
        throw new Error(
          `the form in <Island name="${name}"> has no ${held}: the label while a submit waits for the scripts, and the error and panel in which it may end.`,
        );
      const html = render(name, JSON.parse(island.attr("data-props") ?? "{}"));
      // Parsed, so that only differences of meaning count.
      const rendered = load(html, { scriptingEnabled: false }, false);
      if (rendered.html() !== island.html())
        throw new Error(
          `<Island name="${name}"> holds other markup than ${name}.client.tsx renders with its props. Give the island the component of that file, and let it render the same on the server and in the browser: no dates, no random numbers, no window.`,
        );
    }
  };
}

/** What esbuild is told for all that it bundles; package.json has the browserslist. */
export function esbuildSettings(root: string) {
  const define: Record<string, string> = {
    // What is not set is undefined, as in Next: a property that text has not. An object here would cost a module.
    "process.env": '""',
    "process.env.NODE_ENV": '"production"',
  };
  for (const [name, value] of Object.entries(process.env))
    if (name.startsWith("NEXT_PUBLIC_"))
      define[`process.env.${name}`] = JSON.stringify(value);
  return {
    absWorkingDir: root,
    bundle: true,
    jsx: "automatic",
    define,
    format: "esm",
    minify: true,
    target: browserslistToEsbuild(undefined, { path: root }),
    // The islands' modules carry the whole texts.
    legalComments: "none",
    // Styles are in the page already.
    loader: { ".scss": "empty", ".css": "empty" },
    // Errors are thrown, and reported once.
    logLevel: "silent",
  } satisfies BuildOptions;
}

/** What renders a component by its island's name, with all components bundled for Node. */
async function serverRender(
  root: string,
  components: ReadonlyMap<string, string>,
): Promise<(name: string, props: unknown) => string> {
  const entries = [...components].map(
    ([name, file]) => `"${name}": Object.values(require("./${file}"))[0]`,
  );
  const { outputFiles } = await build({
    ...esbuildSettings(root),
    stdin: {
      resolveDir: root,
      contents: `
        import { createElement } from "react";
        import { renderToString } from "react-dom/server";
        const components = { ${entries.join()} };
        export const render = (name, props) => renderToString(createElement(components[name], props));`,
    },
    platform: "node",
    format: "iife",
    globalName: "bundle",
    write: false,
  });
  const script = `${outputFiles[0]!.text} return bundle.render;`;
  return new Function("require", script)(createRequire(import.meta.url));
}
