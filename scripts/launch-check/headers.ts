import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { nameOf, readSite } from "../content-gate/exported-site";
import { attribute, elements } from "../postbuild/tree";
import { readHeaders } from "../preview/host-files";

/** Cloudflare Pages reads no more of a `_headers` file than this. */
const headerRules = 100;
const headerLine = 2_000;

/** Headers that every answer needs; the policy belongs to pages. */
const everywhere = [
  "strict-transport-security",
  "x-content-type-options",
  "x-frame-options",
  "referrer-policy",
  "permissions-policy",
];

/** Headers and policies that are missing, at odds with the pages, or more than hosts read. */
export function headerFaults(folder: string): readonly string[] {
  const missing = ["_headers", "_redirects"].filter(
    (file) => !existsSync(join(folder, file)),
  );
  if (missing.length > 0)
    return missing.map((file) => `${file}: is missing; run npm run build`);

  const headersOf = (path: string) =>
    Object.fromEntries(readHeaders(folder, path));
  const faults: string[] = [];
  for (const name of everywhere)
    if (headersOf("/")[name] === undefined)
      faults.push(`_headers: sets no ${name}`);
  for (const page of readSite(folder).pages) {
    const inHeader = headersOf(page.path ?? `/${page.file}`)[
      "content-security-policy"
    ];
    const inPage = elements(page.document, "meta")
      .filter(
        (meta) => attribute(meta, "http-equiv") === "Content-Security-Policy",
      )
      .map((meta) => attribute(meta, "content") ?? "")[0];
    if (inHeader === undefined || inPage === undefined)
      faults.push(
        `${nameOf(page)}: has no Content-Security-Policy in ${inHeader === undefined ? "_headers" : "the page"}`,
      );
    else if (!inHeader.startsWith(inPage))
      faults.push(
        `${nameOf(page)}: _headers and the page name different policies; run npm run build`,
      );
    if (/'unsafe-(inline|eval)'/.test(`${inHeader} ${inPage}`))
      faults.push(
        `${nameOf(page)}: the policy allows unsafe scripts or styles`,
      );
  }
  const lines = readFileSync(join(folder, "_headers"), "utf8").split("\n");
  const rules = lines.filter((line) => /^\S/.test(line)).length;
  if (rules > headerRules)
    faults.push(`_headers: has ${rules} rules, and hosts read ${headerRules}`);
  const long = lines.find(({ length }) => length > headerLine);
  if (long !== undefined)
    faults.push(
      `_headers: has a line of ${long.length} characters, and hosts read ${headerLine}`,
    );
  return faults;
}
