import { join } from "node:path";
import { build } from "esbuild";
import type { PageScripts } from "./bundle-islands";
import { browserSettings } from "./esbuild-settings";
import type { Page } from "./page";
import { append, newElement, theElement } from "./tree";

/** The loader, minified, with a free place for the file names. */
export async function buildLoader(root: string): Promise<string> {
  const { outputFiles } = await build({
    ...browserSettings(root),
    entryPoints: [join(root, "scripts/postbuild/loader.ts")],
    write: false,
  });
  const text = outputFiles[0]?.text.trim() ?? "";
  if (text.split("FILES").length !== 2)
    throw new Error("The loader must have exactly one place for its FILES.");
  return text;
}

/** Puts the loader at the end of a page with islands. */
export function addLoader(
  { document }: Page,
  { atTouch }: PageScripts,
  loader: string,
): void {
  // A module has its own scope, and runs when the page is complete.
  const script = newElement(
    "script",
    { type: "module" },
    loader.replace("FILES", JSON.stringify(atTouch)),
  );
  append(theElement(document, "body"), script);
}
