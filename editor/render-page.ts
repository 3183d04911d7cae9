import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, resolve } from "node:path";
import { compileFunction } from "node:vm";
import * as siteLanguages from "@/site-content/languages";
import { readContent } from "./edited-content";

type Site = typeof import("@/app/page-html");

export type RenderPage = Site["pageHtml"];

/** A function that renders a page (app/page-html.ts) with content/ as it is then. */
export function loadPages(): RenderPage {
  const file = resolve(".edit/page-html.cjs");
  const require = createRequire(file);
  const run = compileFunction(readFileSync(file, "utf8"), ["module", "require"]);
  let shown: object;
  let site: Site;
  return async (...page) => {
    const { content, languages } = readContent();
    if (content !== shown) {
      // The modules of the site keep what they have computed from their content, so all of them run
      // again.
      const replaced: Readonly<Record<string, object>> = {
        modules: { englishContent: content },
        languages: { ...siteLanguages, languages },
      };
      const bundle = { exports: {} };
      const asked = new Set<string>();
      run(bundle, (name: string) => {
        asked.add(basename(name));
        return replaced[basename(name)] ?? require(name);
      });
      for (const name of Object.keys(replaced))
        if (!asked.has(name))
          throw new Error(`editor/start.mjs must leave ${name}.ts out of ${file}.`);
      site = bundle.exports as Site;
      shown = content;
    }
    return site.pageHtml(...page);
  };
}
