import { isFlightScript } from "./flight";
import type { Page } from "./page";
import { attribute, elements, remove, textOf, type Element } from "./tree";

/** Types of script that are data: they stay. */
const data = /^(application\/ld\+json|speculationrules)$/;
const bootstrap =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(/;

/**
 * Takes out Next's own scripts and their preloads: the router, the page data and the list of chunks. Nothing on
 * these pages needs them; islands have modules of their own.
 *
 * @throws when a script is none of those known, or one of those known is missing
 */
export function dropScripts({ document }: Page): void {
  const scripts = elements(document, "script").filter(
    (script) => !data.test(attribute(script, "type") ?? ""),
  );
  const isBootstrap = (script: Element) =>
    attribute(script, "id") === "_R_" && bootstrap.test(textOf(script));

  const unknown = scripts.find(
    (script) =>
      !isChunk(attribute(script, "src")) &&
      !isFlightScript(script) &&
      !isBootstrap(script),
  );
  if (unknown !== undefined) {
    const name = attribute(unknown, "src") ?? textOf(unknown).slice(0, 60);
    throw new Error(`this script is not known to be Next's: ${name}`);
  }
  if (!scripts.some(isBootstrap))
    throw new Error("Next's bootstrap script (_R_) is missing.");
  if (!scripts.some(isFlightScript))
    throw new Error("Next's page data is missing.");
  if (!scripts.some((script) => isChunk(attribute(script, "src"))))
    throw new Error("Next's chunks are missing.");

  scripts.forEach(remove);
  elements(document, "link").filter(isScriptPreload).forEach(remove);
}

function isChunk(address: string | undefined): boolean {
  return address?.startsWith("/_next/static/chunks/") === true;
}

function isScriptPreload(link: Element): boolean {
  const rel = attribute(link, "rel");
  return (
    rel === "modulepreload" ||
    (rel === "preload" && attribute(link, "as") === "script")
  );
}
