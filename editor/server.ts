/** The server of the editor: the editor's page, its API, and the pages of the site with the ids of their fields. */
import { paths } from "@/content-rules/paths";
import { addressIn, languages } from "@/site-content/languages";
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import { json } from "node:stream/consumers";
import { isThisMachine, listen } from "@/scripts/lib/listen";
import { annotate } from "./annotate";
import * as api from "./api";
import { remarksOf } from "./refusal";

/** The files of the editor's page, by address. */
export type Files = Readonly<
  Record<string, { readonly type: string; readonly text: string }>
>;

/**
 * Starts the server for one person on this machine. It answers only requests to localhost, none from other sites in the
 * same browser, and calls the API only for the editor's page. From the development server it gets only what pages need:
 * Next's own functions can start programs.
 *
 * @param port - TCP port; 0 chooses a free port
 * @param site - the origin of the development server
 * @param files - the files of the editor's page
 * @throws Error when the port is taken
 */
export async function startEditor(
  port: number,
  site: string,
  files: Files,
): Promise<Server> {
  const server = createServer((request, response) => {
    answer(request, response, site, files).catch((error: Error) => {
      if (response.headersSent) return response.destroy();
      const body = JSON.stringify({ remarks: remarksOf(error) });
      send(response, 422, "application/json", body);
    });
  });
  await listen(server, port, "the editor");
  return server;
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  site: string,
  files: Files,
): Promise<void> {
  const host = request.headers.host ?? "";
  if (!isThisMachine(host) || isFromOtherSite(request.headers, host))
    return send(
      response,
      403,
      "text/plain",
      "Another site asked for this page. Type its address into the browser yourself.",
    );
  const { pathname, search } = new URL(`http://${host}${request.url}`);
  const file = files[pathname];
  if (file !== undefined) return send(response, 200, file.type, file.text);
  const name = /^\/edit\/api\/(\w+)$/.exec(pathname)?.[1];
  if (name === undefined)
    return isNeededByPages(pathname)
      ? sendPage(response, site, pathname, search)
      : send(response, 404);
  const action = Object.entries(api).find(([key]) => key === name)?.[1] as
    ((body: never) => unknown) | undefined;
  // A page of another site may send other types without asking first.
  const isJson = request.headers["content-type"] === "application/json";
  if (action === undefined || !isJson) return send(response, 403);
  const result = await action((await json(request)) as never);
  send(response, 200, "application/json", JSON.stringify(result ?? {}));
}

/** Whether a page of another site, or of another port of this machine, sends a request. A page cannot set these headers. */
const isFromOtherSite = (headers: IncomingHttpHeaders, host: string) =>
  !["same-origin", "none"].includes(
    // Safari has this header from version 16.4 on.
    headers["sec-fetch-site"] ?? "none",
  ) ||
  (headers.origin !== undefined && headers.origin !== `http://${host}`);

/** Whether an address is that of a page, or of a style, font or picture. */
const isNeededByPages = (address: string) =>
  paths.some((path) =>
    languages.some((language) => addressIn(language, path) === address),
  ) || /^\/(_next\/static|fonts|icons|images)\//.test(address);

/**
 * Forwards a request to the development server. Adds the ids of the fields to a page. A page that cannot be shown is
 * empty, and the editor's page says why.
 */
async function sendPage(
  response: ServerResponse,
  site: string,
  pathname: string,
  search: string,
) {
  const reply = await fetch(site + pathname + search);
  const { status, headers } = reply;
  const isBroken = status >= 500;
  // An error has no type, and a frame that gets something else than HTML cannot be read.
  const type = isBroken
    ? "text/html"
    : (headers.get("content-type") ?? "application/octet-stream");
  if (!type.startsWith("text/html"))
    return send(response, status, type, Buffer.from(await reply.arrayBuffer()));
  const page = isBroken ? "" : annotate(await reply.text());
  send(response, status, type, page);
}

function send(
  response: ServerResponse,
  status: number,
  type = "text/plain",
  body: string | Buffer = "",
): void {
  response
    .writeHead(status, {
      "content-type": type,
      "cache-control": "no-store",
      // Another site could lay an invisible frame over its own buttons.
      "content-security-policy": "frame-ancestors 'self'",
      "x-frame-options": "SAMEORIGIN",
    })
    .end(body);
}
