import { readFileSync } from "node:fs";
import {
  readHeaderRules,
  readRedirectList,
  type HeaderRule,
  type Redirect,
} from "../preview/host-files";

/** What `hosts/nginx.conf` calls the site until it has a domain. */
export const exampleHost = "k7.example";
/** nginx reads no longer word than this from its configuration. */
const longestWord = 4_000;

/** The files of /etc/nginx/k7/, by name. */
export type NginxFiles = Readonly<
  Record<"site.conf" | "maps.conf" | "server.conf", string>
>;

/**
 * The nginx configuration of an export.
 *
 * @param folder - the export
 * @param host - the site's domain; its other spelling, with or without `www.`, will lead to it
 * @throws when a header or a redirect cannot be said in nginx's words
 */
export function nginxFiles(folder: string, host = exampleHost): NginxFiles {
  const rules = readHeaderRules(folder);
  const redirects = readRedirectList(folder);
  return {
    "site.conf": siteFor(host),
    "maps.conf": [...headerMaps(rules), ...redirectMaps(redirects)].join("\n"),
    "server.conf": [...headerLines(rules), ...redirectLines(redirects)].join(
      "\n",
    ),
  };
}

function siteFor(host: string): string {
  const other = host.startsWith("www.") ? host.slice(4) : `www.${host}`;
  const names: Readonly<Record<string, string>> = {
    [exampleHost]: host,
    [`www.${exampleHost}`]: other,
  };
  return readFileSync("hosts/nginx.conf", "utf8").replace(
    /(?:www\.)?k7\.example/g,
    (name) => names[name]!,
  );
}

/** One map for each header that depends on the address. */
function headerMaps(rules: readonly HeaderRule[]): readonly string[] {
  return headerNames(rules)
    .filter((name) => !isEverywhere(rules, name))
    .map((name) => {
      const values = rules.flatMap(({ address, headers }) =>
        headers
          .filter(([each]) => each === name)
          .map(([, value]) => `    ${source(address)} ${quoted(value)};`),
      );
      return `# An empty value sends no header.\nmap $uri ${variable(name)} {\n${values.join("\n")}\n}\n`;
    });
}

function headerLines(rules: readonly HeaderRule[]): readonly string[] {
  return headerNames(rules).map((name) => {
    const [first] = rules.flatMap(({ headers }) =>
      headers.filter(([each]) => each === name),
    );
    const value = isEverywhere(rules, name)
      ? quoted(first![1])
      : variable(name);
    return `add_header ${name} ${value} always;`;
  });
}

/** One map for each status, since nginx wants it written out. */
function redirectMaps(redirects: readonly Redirect[]): readonly string[] {
  return statuses(redirects).map((status) => {
    const lines = redirects
      .filter((each) => each.status === status)
      // Plain words in a map match in any case, and /Service would lead to itself.
      .map(
        ({ from, to }) => `    ${quoted(`~^${literal(from)}$`)} ${quoted(to)};`,
      );
    return `map $uri $k7_redirect_${status} {\n${lines.join("\n")}\n}\n`;
  });
}

function redirectLines(redirects: readonly Redirect[]): readonly string[] {
  return statuses(redirects).map(
    (status) =>
      `if ($k7_redirect_${status}) {\n    return ${status} $k7_redirect_${status}$is_args$args;\n}`,
  );
}

function headerNames(rules: readonly HeaderRule[]): readonly string[] {
  return [
    ...new Set(rules.flatMap(({ headers }) => headers.map(([name]) => name))),
  ];
}

function isEverywhere(rules: readonly HeaderRule[], name: string): boolean {
  return rules.every(
    ({ address, headers }) =>
      address === "/*" || headers.every(([each]) => each !== name),
  );
}

function statuses(redirects: readonly Redirect[]): readonly number[] {
  return [...new Set(redirects.map(({ status }) => status))];
}

function variable(header: string): string {
  return `$k7_${header.toLowerCase().replaceAll("-", "_")}`;
}

/** The left side of a map: nginx knows a page by its file once it has found it. */
function source(address: string): string {
  if (address === "/*") return "default";
  if (!address.includes("*")) return quoted(address);
  return quoted(`~^${address.split("*").map(literal).join(".*")}$`);
}

function literal(text: string): string {
  if (/[*:]/.test(text))
    throw new Error(`"${text}" has a pattern that the nginx files cannot say.`);
  return text.replace(/[.+?^${}()|[\]\\]/g, "\\$&");
}

function quoted(value: string): string {
  // nginx has no way to write a dollar sign into a value.
  if (/\$(?!"?$)/.test(value) || value.length > longestWord)
    throw new Error(`nginx cannot take this value: ${value.slice(0, 80)}`);
  return `"${value.replace(/["\\]/g, "\\$&")}"`;
}
