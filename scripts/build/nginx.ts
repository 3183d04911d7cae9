import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { defaultCache, patternOf, readHeaderRules, readRedirects } from "./host-files";

/** Writes the part of nginx's configuration that hosts/nginx.conf includes. */
export function writeNginx(out: string): void {
  const redirects = readRedirects(out).map(
    ({ from, to, status }) => `if ($uri = "${from}") { return ${status} ${to}$is_args$args; }`,
  );
  const lines = [
    "# hosts/nginx.conf includes this file. The build writes it from _headers and _redirects.",
    ...headerLines(out),
    ...redirects,
  ];
  writeFileSync(join(out, ".nginx.conf"), `${lines.join("\n")}\n`);
}

/** An add_header in a location would end all others there, so some headers are variables. */
function headerLines(out: string): readonly string[] {
  const rules = readHeaderRules(out);
  const isEverywhere = (path: string) => path === "/*";
  const quoted = (value: string) => `"${value.replaceAll('"', '\\"')}"`;
  const variable = (name: string) => `$k7_${name.toLowerCase().replaceAll("-", "_")}`;
  const names = new Set(rules.filter(({ path }) => !isEverywhere(path)).map(({ name }) => name));
  return [
    ...[...names].flatMap((name) => [
      `set ${variable(name)} ${quoted(/^cache-control$/i.test(name) ? defaultCache : "")};`,
      `add_header ${name} ${variable(name)} always;`,
    ]),
    ...rules.map(({ path, name, value }) =>
      isEverywhere(path)
        ? `add_header ${name} ${quoted(value)} always;`
        : `if ($uri ~ "${patternOf(path)}") { set ${variable(name)} ${quoted(value)}; }`,
    ),
  ];
}
