/** @jest-environment node */
import { readFileSync } from "node:fs";
import { readHeaders, readRedirects } from "../scripts/preview";

const configuration = readFileSync("hosts/nginx.conf", "utf8");

test.each(readRedirects("public"))(
  "nginx redirects $from to $to, like the other hosts",
  ({ from, to, status }) => {
    const lines = configuration.replaceAll(/ +/g, " ");

    // Also in the folder of a language.
    expect(lines).toContain(` ~^(?<k7_in>/[a-z][a-z])?${from}$ $k7_in${to};\n`);
    expect(status).toBe(301);
  },
);

/** An example address for each block of public/_headers. */
const addresses = readFileSync("public/_headers", "utf8")
  .match(/^\/.*$/gm)!
  .map((pattern) => pattern.replace("*", "a.b").replace(/:\w+/, "page"));

test.each([
  ...addresses,
  "/hi/service",
  "/manifest.webmanifest",
  "/robots.txt",
])("nginx sends the same headers for %s as the other hosts", (path) => {
  expect(nginxHeaders(path)).toEqual(Object.fromEntries(headersOf(path)));
});

test.each([
  ["/nowhere", "/404.html"],
  ["/service/nowhere", "/404.html"],
  ["/hi/nowhere", "/hi/404.html"],
  // A language that does not exist yet: nginx.conf needs no change for a new language.
  ["/bn", "/bn/404.html"],
  ["/bn/service/nowhere", "/bn/404.html"],
])("nginx answers the unknown address %s with %s", (path, page) => {
  expect(nginxErrorPage(path)).toBe(page);
});

/** The headers that public/_headers sets for a path, with the default cache rule of the hosts if it sets none. */
function headersOf(path: string): Headers {
  const headers = readHeaders("public", path);
  if (!headers.has("cache-control"))
    headers.set("cache-control", "public, max-age=0, must-revalidate");
  return headers;
}

/** The headers that the add_header lines of nginx.conf set for a path, by lower-case name. */
function nginxHeaders(path: string): Record<string, string> {
  const lines = configuration.matchAll(
    /^ +add_header (\S+) (?:"([^"]*)"|(\S+)) always;$/gm,
  );
  return Object.fromEntries(
    [...lines].map(([, name, quoted, plain]) => [
      name!.toLowerCase(),
      plain === "$k7_cache" ? nginxCache(path) : (quoted ?? plain!),
    ]),
  );
}

/** The value of $k7_cache: the first pattern of its map that matches, or the default. */
function nginxCache(path: string): string {
  const [, map = ""] = /map \$uri \$k7_cache \{([^}]*)\}/.exec(configuration)!;
  const rules = [...map.matchAll(/^ +(?:~(\S+)|default) +"([^"]*)";$/gm)];
  const matching = rules.find(([, pattern]) =>
    new RegExp(pattern ?? "(?!)").test(path),
  );
  const fallback = rules.find(([, pattern]) => pattern === undefined);
  return (matching ?? fallback)![2]!;
}

/** The error page for a path: of the first matching regular-expression location that has one, or else of the server. */
function nginxErrorPage(path: string): string {
  const locations = configuration.matchAll(
    /^ +location ~ "([^"]+)" \{ (.*) \}$/gm,
  );
  for (const [, pattern = "", body = ""] of locations) {
    const match = new RegExp(pattern).exec(path);
    const [, page] = /error_page 404 ([^;]+);/.exec(body) ?? [];
    if (match && page)
      return page.replace(/\$(\w+)/g, (_, name) => match.groups![name]!);
  }
  return /^ {4}error_page 404 ([^;]+);$/m.exec(configuration)![1]!;
}
