/** Serves the exported site as a CDN does: clean addresses, compressed files, the host's headers, true 404s. */
import { existsSync, readFileSync } from "node:fs";
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import sirv from "sirv";
import { listen } from "./listen";
import { readHeaders, readRedirects } from "./preview/host-files";
import { stop } from "./stop.mjs";

/**
 * A server for an exported site.
 *
 * @param folder - the export, with its `.br` and `.gz` files beside the originals
 * @throws when the folder holds no site
 */
export function createPreview(folder: string): Server {
  if (!existsSync(join(folder, "index.html"))) {
    throw new Error(
      `There is no exported site in ${folder}/. Run npm run build first.`,
    );
  }
  const headersOf = readHeaders(folder);
  const redirectOf = readRedirects(folder);
  const files = sirv(folder, {
    brotli: true,
    gzip: true,
    extensions: ["html"],
    setHeaders: (response, path) => setAll(response, headersOf(path)),
  });

  return createServer((request, response) => {
    const { pathname, search } = new URL(
      request.url ?? "/",
      "http://localhost",
    );
    const redirect = redirectOf(pathname) ?? cleanAddress(pathname);
    if (redirect !== undefined) {
      response
        .writeHead(redirect.status, { location: redirect.to + search })
        .end();
    } else if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { allow: "GET, HEAD" }).end();
    } else if (/\.(br|gz)$|^\/_(headers|redirects)$/.test(pathname)) {
      notFound(folder, request, response, headersOf(pathname));
    } else {
      files(request, response, () =>
        notFound(folder, request, response, headersOf(pathname)),
      );
    }
  });
}

/** One address a page: /service/ and /service.html lead to /service, as the hosts do by themselves. */
function cleanAddress(
  path: string,
): { to: string; status: number } | undefined {
  const clean =
    path.replace(/(\/index)?\.html$/, "").replace(/\/+$/, "") || "/";
  // Two slashes at the start would name another site.
  return clean === path || clean.startsWith("//")
    ? undefined
    : { to: clean, status: 308 };
}

function notFound(
  folder: string,
  request: IncomingMessage,
  response: ServerResponse,
  headers: Record<string, string>,
): void {
  const page = join(folder, "404.html");
  const brotli =
    /\bbr\b/.test(String(request.headers["accept-encoding"])) &&
    existsSync(`${page}.br`);
  setAll(response, headers);
  response.writeHead(404, {
    "content-type": "text/html;charset=utf-8",
    "cache-control": "no-store",
    vary: "accept-encoding",
    ...(brotli && { "content-encoding": "br" }),
  });
  response.end(
    request.method === "HEAD"
      ? undefined
      : readFileSync(brotli ? `${page}.br` : page),
  );
}

function setAll(
  response: ServerResponse,
  headers: Record<string, string>,
): void {
  for (const [name, value] of Object.entries(headers))
    response.setHeader(name, value);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const port = Number(process.env.K7_PORT ?? 3000);
  try {
    const server = createPreview(process.env.K7_OUT_DIR ?? "out");
    await listen(server, port, "the site");
    console.log(`The site:  http://localhost:${port}`);
  } catch (error) {
    stop((error as Error).message);
  }
}
