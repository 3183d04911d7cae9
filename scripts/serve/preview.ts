/** A server that serves the exported site as a static host does. scripts/start.ts starts it. */
import { existsSync, readFileSync } from "node:fs";
import { createServer, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import sirv from "sirv";

/**
 * Creates the server of an exported site, which does not listen yet: clean URLs, compressed files, `_headers`,
 * `_redirects`, 404.html with status 404.
 *
 * @param folder - the export, which is read at each request, so that a new build is served without a restart
 * @throws Error when the folder contains no exported site
 */
export function createPreview(folder: string): Server {
  if (!existsSync(join(folder, "index.html")))
    throw new Error(
      `There is no exported site in ${folder}/. Run npm run build first. (Before npm run e2e, run npm test.)`,
    );
  const files = sirv(folder, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ["html"],
    setHeaders: (response, path) => {
      // Hosts send this header for addresses without a rule in _headers.
      response.setHeader("cache-control", "public, max-age=0, must-revalidate");
      response.setHeaders(readHeaders(folder, path));
    },
  });

  return createServer((request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD")
      return void response.writeHead(405, { allow: "GET, HEAD" }).end();
    try {
      const { pathname, search } = new URL(`http://localhost${request.url}`);
      // As on Cloudflare Pages, only the address of a page loses its slash and `.html`.
      const path = canonicalPath(pathname);
      const page = path === "/" ? "/index.html" : `${decodeURI(path)}.html`;
      const isPage = existsSync(join(folder, page));
      const canonical = { to: isPage ? path : pathname, status: 308 };
      const { to, status } =
        readRedirects(folder).find(({ from }) => from === pathname) ?? canonical;
      if (to !== pathname) return void response.writeHead(status, { location: to + search }).end();
      // Hosts read these files and do not serve them.
      if (/^\/_(headers|redirects)$/.test(decodeURI(pathname)))
        return sendNotFound(folder, pathname, response);
      // One kind of range ends the process of sirv 3. A server may send the whole file instead of a range.
      delete request.headers.range;
      files(request, response, () => sendNotFound(folder, pathname, response));
    } catch {
      if (response.headersSent) return void response.destroy();
      // The address is no URL: "/%".
      response.writeHead(400).end();
    }
  });
}

/**
 * The headers that the `_headers` file in a folder, if any, sets for a path. As on Cloudflare Pages, the
 * values of blocks with different paths for the same header are joined; Netlify takes the last one.
 */
export function readHeaders(folder: string, path: string): Headers {
  const headers = new Headers();
  for (const { of, name, value } of readHeaderRules(folder))
    if (patternOf(of).test(path)) headers.append(name, value);
  return headers;
}

/** The rules of the `_headers` file in a folder, if any; `of` is the pattern of the paths that have the header. */
export function readHeaderRules(
  folder: string,
): readonly { of: string; name: string; value: string }[] {
  let of = "";
  return linesOf(join(folder, "_headers")).flatMap((line) => {
    const [, name, value = ""] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? [];
    if (name !== undefined) return [{ of, name, value }];
    of = line.trim();
    return [];
  });
}

/** The rules of the `_redirects` file in a folder, if any. The paths are exact; the default status is 302. */
export function readRedirects(
  folder: string,
): readonly { from: string; to: string; status: number }[] {
  return linesOf(join(folder, "_redirects")).map((line) => {
    const [from = "", to = "", status = "302"] = line.trim().split(/\s+/);
    return { from, to, status: Number(status) };
  });
}

/**
 * The address to which the hosts redirect a path: /service for /service/ and /service.html. It begins with one slash: two
 * would begin the name of another host.
 */
export const canonicalPath = (path: string): string =>
  path
    .replace(/^\/+/, "/")
    .replace(/\/+$/, "")
    .replace(/(\/index)?(\.html)?$/, "") || "/";

function sendNotFound(folder: string, path: string, response: ServerResponse): void {
  response.setHeaders(readHeaders(folder, path));
  response.writeHead(404, {
    "content-type": "text/html;charset=utf-8",
    "cache-control": "no-store",
  });
  // The 404.html of the first folder of the path if there is one, as on Cloudflare Pages: each language has its own.
  const [, first = ""] = path.split("/");
  const nearest = join(folder, first, "404.html");
  const file = existsSync(nearest) ? nearest : join(folder, "404.html");
  // Node does not send the body if the method is HEAD.
  response.end(readFileSync(file));
}

/** The regular expression of a path in `_headers`: `*` matches any characters, `:name` one segment of the path. */
export function patternOf(path: string): RegExp {
  const escaped = path.replace(/[.+?^${}()|[\]\\]/g, "\\$&");
  const source = escaped.replaceAll("*", ".*").replace(/:\w+/g, "[^/]+");
  return new RegExp(`^${source}$`);
}

/** The lines of a file such as `_headers`, if there is one, without comments and empty lines. */
function linesOf(file: string): readonly string[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .split(/\r?\n/)
    .filter((line) => !/^\s*(#|$)/.test(line));
}
