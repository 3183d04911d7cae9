import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Adds to the `_headers` of a preview, for every address, the header that keeps search engines from listing it. The pages
 * say the same in a <meta>; a drawing or a social card cannot.
 *
 * @param out - the export
 * @throws when `_headers` has no block for every address
 */
export function addNoindexHeader(out: string): void {
  const file = join(out, "_headers");
  const headers = readFileSync(file, "utf8");
  const all = /^\/\*$/m;
  if (!all.test(headers))
    throw new Error("public/_headers has no block /* for every address.");
  writeFileSync(file, headers.replace(all, "/*\n  X-Robots-Tag: noindex"));
}
