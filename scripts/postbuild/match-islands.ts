import { createRequire } from "node:module";
import { join } from "node:path";
import { build } from "esbuild";
import { parseFragment, serialize, serializeOuter } from "parse5";
import type { ClientElement, Flight } from "./flight";
import { islandExpression, islandImports, type IslandSources } from "./islands";
import { parsing, type Page } from "./page";
import { attribute, elements, nodes, type Element } from "./tree";

/** Islands are found on the page by this attribute of their outermost element. */
export const islandMark = "data-wake";

/**
 * Puts the islands into the order of their elements on the page. Each is rendered once more and compared with the
 * exported markup, so what is hydrated in the browser is known to fit: a difference would cost what a parent typed.
 *
 * @throws when an island and the markup do not fit each other
 */
export async function matchIslands(
  page: Page,
  islands: readonly ClientElement[],
  flight: Flight,
  sources: IslandSources,
  root: string,
): Promise<readonly ClientElement[]> {
  const rendered =
    islands.length === 0 ? [] : await render(islands, flight, sources, root);
  const places = islandElements(page);
  const ordered = places.map((place) => {
    checkPlace(place);
    const island =
      islands[rendered.indexOf(plain(serializeOuter(place, parsing)))];
    if (island === undefined) {
      throw new Error(
        `the markup at <${place.tagName} ${islandMark}> is not what a client component renders; hydrating would replace it.`,
      );
    }
    return island;
  });
  const lost = islands.find((island) => !ordered.includes(island));
  if (lost !== undefined) {
    throw new Error(
      `${lost.name} is in the page data, but its markup is not on the page: its outermost element needs ${islandMark}.`,
    );
  }
  return ordered;
}

/** The outermost elements of a page's islands, in document order. */
export function islandElements(page: Page): readonly Element[] {
  return elements(page.document).filter(
    (element) => attribute(element, islandMark) !== undefined,
  );
}

/** Hydrating happens at the parent, where React looks for the first element of the right kind. */
function checkPlace(place: Element): void {
  const siblings = place.parentNode?.childNodes ?? [];
  const same = siblings.find(
    (each) => "tagName" in each && each.tagName === place.tagName,
  );
  const marked = siblings.filter(
    (each) => "tagName" in each && attribute(each, islandMark) !== undefined,
  );
  if (same !== place || marked.length > 1) {
    throw new Error(
      `an island's <${place.tagName}> has a sibling of its kind before it, or another island beside it: wrap it in an element of its own.`,
    );
  }
  const busy = elements(place).some(
    (each) => attribute(each, "data-busy") !== undefined,
  );
  if (place.tagName === "form" && !busy)
    throw new Error("a form island has no button with data-busy.");
}

async function render(
  islands: readonly ClientElement[],
  flight: Flight,
  sources: IslandSources,
  root: string,
): Promise<readonly string[]> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    stdin: {
      resolveDir: root,
      contents: [
        islandImports(islands, sources),
        `import { renderToStaticMarkup } from "react-dom/server";`,
        `export const html = [`,
        ...islands.map((each) => `${islandExpression(each, flight)},`),
        `].map((island) => renderToStaticMarkup(island));`,
      ].join("\n"),
    },
    bundle: true,
    platform: "node",
    format: "cjs",
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
    external: ["swiper"],
    loader: { ".scss": "empty", ".css": "empty" },
    write: false,
    logLevel: "error",
  });
  const rendered = { exports: {} as { html: readonly string[] } };
  new Function("module", "exports", "require", outputFiles[0]?.text ?? "")(
    rendered,
    rendered.exports,
    createRequire(join(root, "package.json")),
  );
  return rendered.exports.html.map(plain);
}

/** Markup without the comments that React leaves between texts. */
function plain(html: string): string {
  const fragment = parseFragment(html, parsing);
  for (const node of nodes(fragment)) {
    if (node.nodeName === "#comment") {
      const { childNodes } = node.parentNode!;
      childNodes.splice(childNodes.indexOf(node), 1);
    }
  }
  return serialize(fragment, parsing);
}
