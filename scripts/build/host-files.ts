/** `_redirects` and `_headers`, from which the files of all hosts are made. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { addressIn, languages } from "@/site-content/languages";

export type Redirect = { readonly from: string; readonly to: string; readonly status: number };

/** In `path`, `*` is any characters and `:name` one segment. */
export type HeaderRule = { readonly path: string; readonly name: string; readonly value: string };

/** For addresses without a rule in `_headers`. */
export const defaultCache = "public, max-age=0, must-revalidate";

/** The default status is 302. */
export const readRedirects = (folder: string): readonly Redirect[] =>
  linesOf(join(folder, "_redirects")).map((line) => {
    const [from = "", to = "", status = "302"] = line.trim().split(/\s+/);
    return { from, to, status: Number(status) };
  });

export function readHeaderRules(folder: string): readonly HeaderRule[] {
  let path = "";
  return linesOf(join(folder, "_headers")).flatMap((line) => {
    const [, name, value = ""] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? [];
    if (name !== undefined) return [{ path, name, value }];
    path = line.trim();
    return [];
  });
}

/** Like Cloudflare Pages, it joins the values of several blocks. */
export function headersAt(folder: string, address: string): Headers {
  const headers = new Headers();
  for (const { path, name, value } of readHeaderRules(folder))
    if (new RegExp(patternOf(path)).test(address)) headers.append(name, value);
  return headers;
}

/** The pattern of a path of `_headers` for JavaScript, nginx and Apache. */
export const patternOf = (path: string): string =>
  `^${escapePattern(path).replaceAll("*", ".*").replace(/:\w+/g, "[^/]+")}$`;

export const escapePattern = (text: string): string => text.replace(/[.+?^${}()|[\]\\]/g, "\\$&");

/** Without slash and `.html` at its end. Two slashes in front would begin another host. */
export const canonicalPath = (path: string): string =>
  path
    .replace(/^\/+/, "/")
    .replace(/\/+$/, "")
    .replace(/(\/index)?(\.html)?$/, "") || "/";

/** In each language, with a slash and with `.html`, which Cloudflare takes from files only. */
export function addVariantRedirects(out: string): void {
  const inEnglish = readRedirects(out);
  const lines = languages.flatMap((language) =>
    inEnglish.flatMap(({ from, to, status }) => {
      const path = addressIn(language, from);
      const ends = path === "/" ? [""] : ["", "/", ".html"];
      return ends.map((end) => `${path}${end} ${addressIn(language, to)} ${status}\n`);
    }),
  );
  writeFileSync(join(out, "_redirects"), lines.join(""));
}

function linesOf(file: string): readonly string[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .split(/\r?\n/)
    .filter((line) => !/^\s*(#|$)/.test(line));
}
