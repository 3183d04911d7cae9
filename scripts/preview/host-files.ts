import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** One block of a `_headers` file: an address, which may hold `*`, and what is said there. */
export type HeaderRule = {
  readonly address: string;
  readonly headers: readonly (readonly [string, string])[];
};
export type Redirect = {
  readonly from: string;
  readonly to: string;
  readonly status: number;
};

/**
 * Reads the `_headers` file that the static hosts apply.
 *
 * @param folder - the exported site
 * @returns the headers of an address; of two rules that set the same header the later one counts
 */
export function readHeaders(
  folder: string,
): (path: string) => Record<string, string> {
  const rules = readHeaderRules(folder).map(({ address, headers }) => ({
    matches: pattern(address),
    headers,
  }));
  return (path) => {
    const found: Record<string, string> = {};
    for (const { matches, headers } of rules) {
      if (!matches.test(path)) continue;
      for (const [name, value] of headers) found[name.toLowerCase()] = value;
    }
    return found;
  };
}

/** The blocks of a `_headers` file, in their order. */
export function readHeaderRules(folder: string): readonly HeaderRule[] {
  const rules: { address: string; headers: [string, string][] }[] = [];
  for (const line of linesOf(join(folder, "_headers"))) {
    if (/^\S/.test(line)) {
      rules.push({ address: line.trim(), headers: [] });
    } else {
      const colon = line.indexOf(":");
      rules
        .at(-1)
        ?.headers.push([
          line.slice(0, colon).trim(),
          line.slice(colon + 1).trim(),
        ]);
    }
  }
  return rules;
}

/**
 * Reads the `_redirects` file that the static hosts apply.
 *
 * @param folder - the exported site
 */
export function readRedirects(
  folder: string,
): (path: string) => Redirect | undefined {
  const redirects = readRedirectList(folder);
  return (path) => redirects.find(({ from }) => from === path);
}

/** The lines of a `_redirects` file, in their order. */
export function readRedirectList(folder: string): readonly Redirect[] {
  return linesOf(join(folder, "_redirects")).map((line) => {
    const [from = "", to = "", status = "302"] = line.trim().split(/\s+/);
    return { from, to, status: Number(status) };
  });
}

function pattern(path: string): RegExp {
  const escaped = path
    .replace(/[.+?^${}()|[\]\\]/g, "\\$&")
    .replaceAll("*", ".*")
    .replace(/:\w+/g, "[^/]+");
  return new RegExp(`^${escaped}$`);
}

function linesOf(file: string): string[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("#"));
}
