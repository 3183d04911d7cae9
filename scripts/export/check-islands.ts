import { createRequire } from "node:module";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { load } from "cheerio";
import { build } from "esbuild";
import { clientComponents } from "./bundle-islands";
import { sharedSettings } from "./esbuild-settings";
import { inPage, type Page } from "./page";

type Rendered = {
  readonly components: Readonly<Record<string, unknown>>;
  readonly render: (component: unknown, props: unknown) => string;
};

/**
 * Renders every island again and compares it with the exported markup. Where they differ, hydration would replace
 * what a parent has typed, or leave a form with another endpoint than its script.
 *
 * @param pages - as exported, before any pass
 * @param out - the export
 * @param root - the project
 * @throws when an island is not what its client component renders
 */
export async function checkIslands(
  pages: readonly Page[],
  out: string,
  root: string,
): Promise<void> {
  const { components, render } = await bundleForServer(out, root);
  for (const page of pages)
    inPage(page, () => {
      for (const element of page.$("[data-island]")) {
        const island = page.$(element);
        const name = island.attr("data-island") ?? "";
        const component = components[name];
        const props: unknown = JSON.parse(island.attr("data-props") ?? "{}");
        if (component === undefined) continue;
        if (parsed(render(component, props)) !== island.html())
          throw new Error(
            `<Island name="${name}"> holds other markup than ${name}.client.tsx renders with its props. Give the island the component of that file, and let it render the same on the server and in the browser: no dates, no random numbers, no window.`,
          );
      }
    });
}

async function bundleForServer(out: string, root: string): Promise<Rendered> {
  const file = join(out, "_next/check-islands.cjs");
  const exports = [...clientComponents(root)].map(
    ([name, { file, component }]) =>
      `export { ${component} as ${JSON.stringify(name)} } from ${JSON.stringify(file)};`,
  );
  await build({
    ...sharedSettings(root),
    stdin: {
      resolveDir: root,
      contents: `
        import { createElement } from "react";
        import { renderToString } from "react-dom/server";
        export * as components from "components";
        export const render = (component, props) => renderToString(createElement(component, props));`,
    },
    plugins: [
      {
        name: "components",
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^components$/ }, ({ path }) => ({
            path,
            namespace: "components",
          }));
          onLoad({ filter: /.*/, namespace: "components" }, () => ({
            contents: exports.join("\n"),
            resolveDir: root,
          }));
        },
      },
    ],
    platform: "node",
    format: "cjs",
    outfile: file,
  });
  try {
    return createRequire(file)(file) as Rendered;
  } finally {
    rmSync(file);
  }
}

/** Markup as it is after parsing, so that only differences of meaning count. */
const parsed = (html: string) =>
  load(html, { scriptingEnabled: false }, false).html();
