import { join } from "node:path";
import { build } from "esbuild";
import type { IslandScripts } from "./bundle-islands";
import { browserSettings } from "./esbuild-settings";
import type { Page } from "./page";

/**
 * Writes to each island's wrapper the addresses of its scripts, its module first, and puts the loader that reads
 * them at the end of the page.
 *
 * @param loader - what buildLoader made
 * @returns the scripts of this page's islands
 * @throws when an island has no client component, or a form of one no button that the loader can hold
 */
export function connectIslands(
  { $ }: Page,
  islands: ReadonlyMap<string, IslandScripts>,
  loader: string,
): readonly IslandScripts[] {
  const scripts = $("[data-island]")
    .toArray()
    .map((element) => {
      const name = $(element).attr("data-island") ?? "";
      const own = islands.get(name);
      if (own === undefined)
        throw new Error(
          `<Island name="${name}"> names no client component. There is no components/**/${name}.client.tsx, only ${[...islands.keys()].join(", ")}.`,
        );
      if (
        $(element).has("form").length > 0 &&
        !$(element).has("[data-busy]").length
      )
        throw new Error(
          `the form in <Island name="${name}"> has no button with data-busy, the label to show while a submit waits for the scripts.`,
        );
      $(element).attr("data-src", own.atTouch.join(" "));
      return own;
    });
  // A module has its own scope, and runs when the page is complete.
  if (scripts.length > 0)
    $("<script></script>").attr("type", "module").text(loader).appendTo("body");
  return scripts;
}

/** The loader, minified. */
export async function buildLoader(root: string): Promise<string> {
  const { outputFiles } = await build({
    ...browserSettings(root),
    entryPoints: [join(root, "scripts/export/loader.ts")],
    write: false,
  });
  return outputFiles[0]!.text.trim();
}
