import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

type HeaderRule = {
  readonly matches: RegExp;
  readonly headers: readonly [string, string][];
};
type Redirect = {
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
  const rules: { matches: RegExp; headers: [string, string][] }[] = [];
  for (const line of linesOf(join(folder, "_headers"))) {
    if (/^\S/.test(line)) {
      rules.push({ matches: pattern(line.trim()), headers: [] });
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
  return (path) => headersFor(rules, path);
}

/**
 * Reads the `_redirects` file that the static hosts apply.
 *
 * @param folder - the exported site
 */
export function readRedirects(
  folder: string,
): (path: string) => Redirect | undefined {
  const redirects = linesOf(join(folder, "_redirects")).map(
    (line): Redirect => {
      const [from = "", to = "", status = "302"] = line.trim().split(/\s+/);
      return { from, to, status: Number(status) };
    },
  );
  return (path) => redirects.find(({ from }) => from === path);
}

function headersFor(
  rules: readonly HeaderRule[],
  path: string,
): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { matches, headers } of rules) {
    if (!matches.test(path)) continue;
    for (const [name, value] of headers) found[name.toLowerCase()] = value;
  }
  return found;
}

function pattern(path: string): RegExp {
  const escaped = path
    .replace(/[.+?^${}()|[\]\\]/g, "\\$&")
    .replaceAll("*", ".*");
  return new RegExp(`^${escaped}$`);
}

function linesOf(file: string): string[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("#"));
}
