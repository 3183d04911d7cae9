import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Adds `X-Robots-Tag: noindex` for all addresses to the `_headers` of a preview, so that search engines do not list it.
 * Pages also have a <meta name="robots">; images and social cards cannot have one.
 *
 * @param out - the export
 * @throws Error when `_headers` has no block for all addresses
 */
export function addNoindexHeader(out: string): void {
  const file = join(out, "_headers");
  const headers = readFileSync(file, "utf8");
  const allAddresses = /^\/\*$/m;
  if (!allAddresses.test(headers))
    throw new Error(
      "public/_headers has no `/*` block (the block that applies to all addresses).",
    );
  writeFileSync(
    file,
    headers.replace(allAddresses, "/*\n  X-Robots-Tag: noindex"),
  );
}
