import { existsSync, readFileSync } from "node:fs";
import { createServer, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { canonicalPath, defaultCache, headersAt, readRedirects } from "../build/host-files";

/** Serves a site as Cloudflare Pages does, and a new build without a restart. */
export function createStaticServer(folder: string): Server {
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
      response.setHeader("cache-control", defaultCache);
      response.setHeaders(headersAt(folder, path));
    },
  });

  return createServer((request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD")
      return void response.writeHead(405, { allow: "GET, HEAD" }).end();
    try {
      const { pathname, search } = new URL(`http://localhost${request.url}`);
      // Only the address of a page loses its slash and `.html`.
      const path = canonicalPath(pathname);
      const page = path === "/" ? "/index.html" : `${decodeURI(path)}.html`;
      const isPage = existsSync(join(folder, page));
      const canonical = { to: isPage ? path : pathname, status: 308 };
      const { to, status } =
        readRedirects(folder).find(({ from }) => from === pathname) ?? canonical;
      if (to !== pathname) return void response.writeHead(status, { location: to + search }).end();
      if (/^\/_(headers|redirects)$|\/\.(?!well-known\/)/.test(decodeURI(pathname)))
        return sendNotFound(folder, pathname, response);
      // One kind of range ends the process of sirv 3. A server may send the whole file instead.
      delete request.headers.range;
      files(request, response, () => sendNotFound(folder, pathname, response));
    } catch {
      if (response.headersSent) return void response.destroy();
      response.writeHead(400).end();
    }
  });
}

function sendNotFound(folder: string, path: string, response: ServerResponse): void {
  response.setHeaders(headersAt(folder, path));
  response.writeHead(404, {
    "content-type": "text/html;charset=utf-8",
    "cache-control": "no-store",
  });
  // Each language has its own, in its folder.
  const [, first = ""] = path.split("/");
  const nearest = join(folder, first, "404.html");
  const file = existsSync(nearest) ? nearest : join(folder, "404.html");
  response.end(readFileSync(file));
}
