import { createRequire } from "node:module";
import { join } from "node:path";
import { load } from "cheerio";
import { build } from "esbuild";
import { clientComponents } from "./client-components";
import { islandSettings } from "./esbuild-settings";
import { inPage, type Page } from "./page";

/** Renders an island's component by the island's name. */
type Render = (name: string, props: unknown) => string;

/**
 * Checks that each island has a client component, and is what that renders. Where they differ, hydration would
 * replace what a parent has typed, or a form would post to another endpoint than its script.
 *
 * @param pages - as exported, before any pass
 * @param root - the project
 * @throws when an island is not as hydration needs it
 */
export async function checkIslands(
  pages: readonly Page[],
  root: string,
): Promise<void> {
  const names = clientComponents(root).map(({ name }) => name);
  const render = await serverRender(root);
  for (const page of pages)
    inPage(page, () => {
      for (const element of page.$("[data-island]")) {
        const island = page.$(element);
        const name = island.attr("data-island") ?? "";
        if (!names.includes(name))
          throw new Error(
            `<Island name="${name}"> names no client component. There is no components/**/${name}.client.tsx, only ${names.join(", ")}.`,
          );
        if (island.is(":has(form):not(:has([data-busy]))"))
          throw new Error(
            `the form in <Island name="${name}"> has no button with data-busy, the label to show while a submit waits for the scripts.`,
          );
        const html = render(
          name,
          JSON.parse(island.attr("data-props") ?? "{}"),
        );
        if (parsed(html) !== island.html())
          throw new Error(
            `<Island name="${name}"> holds other markup than ${name}.client.tsx renders with its props. Give the island the component of that file, and let it render the same on the server and in the browser: no dates, no random numbers, no window.`,
          );
      }
    });
}

async function serverRender(root: string): Promise<Render> {
  const components = clientComponents(root);
  const { outputFiles } = await build({
    ...islandSettings(root),
    stdin: {
      resolveDir: root,
      contents: [
        `import { createElement } from "react";`,
        `import { renderToString } from "react-dom/server";`,
        ...components.map(
          ({ component, from }) => `import { ${component} } from ${from};`,
        ),
        `const components = { ${components.map(({ name, component }) => `"${name}": ${component}`).join()} };`,
        `export const render = (name, props) => renderToString(createElement(components[name], props));`,
      ].join("\n"),
    },
    platform: "node",
    format: "cjs",
    write: false,
  });
  const bundle = { exports: {} as { render: Render } };
  new Function("module", "require", outputFiles[0]!.text)(
    bundle,
    createRequire(join(root, "package.json")),
  );
  return bundle.exports.render;
}

/** Markup as a parser sees it, so that only differences of meaning count. */
const parsed = (html: string) =>
  load(html, { scriptingEnabled: false }, false).html();
