import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { readSite } from "../content-gate/exported-site";
import { budgets } from "../postbuild/budgets";
import { attribute, elements } from "../postbuild/tree";

/** Pages without their compressed twins, over their budget, or with scripts that a parent did not ask for. */
export function weightFaults(folder: string): readonly string[] {
  return readSite(folder).pages.flatMap(({ file, document }) => {
    const compressed = join(folder, `${file}.br`);
    if (!existsSync(compressed) || !existsSync(join(folder, `${file}.gz`)))
      return [`${file}: has no .br and .gz beside it; run npm run build`];
    const size = statSync(compressed).size;
    const scripts = elements(document, "script").filter(
      (script) => attribute(script, "src") !== undefined,
    );
    return [
      ...(size > budgets.html
        ? [`${file}: is ${size} bytes, and the budget is ${budgets.html}`]
        : []),
      ...(scripts.length > 0
        ? [
            `${file}: fetches ${scripts.length} scripts before a parent touches anything`,
          ]
        : []),
    ];
  });
}
