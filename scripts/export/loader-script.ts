import { join } from "node:path";
import { build } from "esbuild";
import type { IslandScripts } from "./bundle-islands";
import { browserSettings } from "./esbuild-settings";
import type { Page } from "./page";

/** loader.ts, minified. */
export async function buildLoader(root: string): Promise<string> {
  const { outputFiles } = await build({
    ...browserSettings(root),
    entryPoints: [join(root, "scripts/export/loader.ts")],
    write: false,
  });
  return outputFiles[0]!.text.trim();
}

/**
 * Writes to each island's wrapper the addresses of its scripts, its module first, and puts the loader that reads
 * them at the end of the page.
 *
 * @returns the scripts of this page's islands
 */
export function addLoader(
  { $ }: Page,
  islands: ReadonlyMap<string, IslandScripts>,
  loader: string,
): readonly IslandScripts[] {
  const scripts = $("[data-island]")
    .toArray()
    .map((island) => {
      const own = islands.get($(island).attr("data-island")!)!;
      $(island).attr("data-src", own.atTouch.join(" "));
      return own;
    });
  // A module has its own scope, and runs when the page is complete.
  if (scripts.length > 0)
    $("<script></script>").attr("type", "module").text(loader).appendTo("body");
  return scripts;
}
