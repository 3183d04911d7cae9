import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, resolve } from "node:path";
import { compileFunction } from "node:vm";
import * as siteLanguages from "@/site-content/languages";
import { readContent } from "./edited-content";

type Site = typeof import("@/app/page-html");

/** Renders a page of the site: app/page-html.ts. */
export type RenderPage = Site["pageHtml"];

/**
 * Loads the bundle of the pages, which editor/start.mjs has made.
 *
 * @returns a function that renders a page with the content of the files as they are then. It throws when one is broken.
 */
export function loadPages(): RenderPage {
  const file = resolve(".edit/page-html.cjs");
  const require = createRequire(file);
  const run = compileFunction(readFileSync(file, "utf8"), ["module", "require"]);
  let shown: object;
  let site: Site;
  return async (...page) => {
    const { content, languages } = readContent();
    if (content !== shown) {
      // The modules of the site keep what they have computed from their content, so all of them run again.
      const replaced: Readonly<Record<string, object>> = {
        english: { englishContent: content },
        languages: { ...siteLanguages, languages },
      };
      const bundle = { exports: {} };
      run(bundle, (name: string) => replaced[basename(name)] ?? require(name));
      site = bundle.exports as Site;
      shown = content;
    }
    return site.pageHtml(...page);
  };
}
