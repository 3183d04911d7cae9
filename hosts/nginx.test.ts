/** @jest-environment node */
import { readFileSync } from "node:fs";
import { readHeaders, readRedirects } from "../scripts/preview";

const configuration = readFileSync("hosts/nginx.conf", "utf8");

test.each(readRedirects("public"))(
  "nginx leads $from to $to, as the other hosts do",
  ({ from, to, status }) => {
    const lines = configuration.replaceAll(/ +/g, " ");

    expect(lines).toContain(` ~^${from}$ ${to};\n`);
    expect(status).toBe(301);
  },
);

/** An address for each block of public/_headers. */
const named = readFileSync("public/_headers", "utf8")
  .match(/^\/.*$/gm)!
  .map((pattern) => pattern.replace("*", "a.b").replace(/:\w+/, "page"));

test.each([...named, "/hi/service", "/manifest.webmanifest", "/robots.txt"])(
  "nginx sends for %s the headers that the other hosts send",
  (path) => {
    expect(nginxHeaders(path)).toEqual(Object.fromEntries(headersOf(path)));
  },
);

test.each([
  ["/nowhere", "/404.html"],
  ["/service/nowhere", "/404.html"],
  ["/hi/nowhere", "/hi/404.html"],
  // A language that does not exist yet: nothing has to be added for it.
  ["/bn", "/bn/404.html"],
  ["/bn/service/nowhere", "/bn/404.html"],
])("nginx answers the unknown address %s with %s", (path, page) => {
  expect(nginxErrorPage(path)).toBe(page);
});

/** What public/_headers says, with the hosts' own cache rule for what it does not name. */
function headersOf(path: string): Headers {
  const headers = readHeaders("public", path);
  if (!headers.has("cache-control"))
    headers.set("cache-control", "public, max-age=0, must-revalidate");
  return headers;
}

/** What the add_header lines of nginx.conf send for a path, by lower-case name. */
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

/** The error page of the first location by regular expression that matches a path, or else of the server. */
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
