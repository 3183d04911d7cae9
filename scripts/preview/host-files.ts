import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * What the `_headers` file of Cloudflare Pages and Netlify sets; as on both, values of several rules are joined.
 *
 * @param folder - the folder that holds the file; without it nothing is set
 * @param path - the path asked for
 */
export function readHeaders(folder: string, path: string): Headers {
  const headers = new Headers();
  let applies = false;
  for (const line of linesOf(join(folder, "_headers"))) {
    const [, name = "", value = ""] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? [];
    if (name === "") applies = pattern(line.trim()).test(path);
    else if (applies) headers.append(name, value);
  }
  return headers;
}

/**
 * The lines of the `_redirects` file of the same hosts: exact paths, and a status that is 302 where none is given.
 *
 * @param folder - the folder that holds the file; without it there are no redirects
 */
export function readRedirects(
  folder: string,
): readonly { from: string; to: string; status: number }[] {
  return linesOf(join(folder, "_redirects")).map((line) => {
    const [from = "", to = "", status = "302"] = line.trim().split(/\s+/);
    return { from, to, status: Number(status) };
  });
}

/** A `*` stands for any characters, `:name` for one segment of the path. */
function pattern(path: string): RegExp {
  const escaped = path.replace(/[.+?^${}()|[\]\\]/g, "\\$&");
  const source = escaped.replaceAll("*", ".*").replace(/:\w+/g, "[^/]+");
  return new RegExp(`^${source}$`);
}

function linesOf(file: string): readonly string[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .split(/\r?\n/)
    .filter((line) => !/^\s*(#|$)/.test(line));
}
