/** The server of the editor: its page, its API, and the pages of the site with field ids. */
import { paths } from "@/content-rules/fields/paths";
import { addressIn, languages } from "@/site-content/languages";
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import { json } from "node:stream/consumers";
import sirv from "sirv";
import { isThisMachine, listen } from "@/scripts/serve/listen";
import { annotate } from "./annotate";
import * as api from "./api";
import { remarksOf } from "./refusal";
import type { RenderPage } from "./render-page";

/** The files of the editor's page, by address. */
export type Files = Readonly<Record<string, { readonly type: string; readonly text: string }>>;

/**
 * Starts the server for one person on this machine. It answers no request from elsewhere or from
 * another site in the same browser. Port 0 is any free one.
 *
 * @throws Error when the port is taken
 */
export async function startEditor(
  port: number,
  renderPage: RenderPage,
  files: Files,
): Promise<Server> {
  const server = createServer((request, response) => {
    answer(request, response, renderPage, files).catch((error: Error) => {
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
  renderPage: RenderPage,
  files: Files,
): Promise<void> {
  // Another site could lay an invisible frame over its own buttons.
  response.setHeader("content-security-policy", "frame-ancestors 'self'");
  response.setHeader("x-frame-options", "SAMEORIGIN");
  const host = request.headers.host ?? "";
  if (!isThisMachine(host) || isFromOtherSite(request.headers, host))
    return send(
      response,
      403,
      "text/plain",
      "Another site asked for this page. Type its address into the browser yourself.",
    );
  const { pathname } = new URL(`http://${host}${request.url}`);
  const file = files[pathname];
  if (file !== undefined) return send(response, 200, file.type, file.text);
  const page = pageAt(pathname);
  if (page) return sendPage(response, page, renderPage);
  if (/^\/(fonts|icons|images)\//.test(pathname)) {
    // One kind of range ends the process of sirv 3.
    delete request.headers.range;
    return publicFiles(request, response, () => send(response, 404));
  }
  const name = /^\/edit\/api\/(\w+)$/.exec(pathname)?.[1];
  if (name === undefined) return send(response, 404);
  const action = Object.entries(api).find(([key]) => key === name)?.[1] as
    ((body: never) => unknown) | undefined;
  // A page of another site may send other types without asking first.
  const isJson = request.headers["content-type"] === "application/json";
  if (action === undefined || !isJson) return send(response, 403);
  const result = await action((await json(request)) as never);
  send(response, 200, "application/json", JSON.stringify(result ?? {}));
}

/** Whether a page of another site or port sends a request. It cannot set these headers. */
const isFromOtherSite = (headers: IncomingHttpHeaders, host: string) =>
  !["same-origin", "none"].includes(
    // Safari has this header from version 16.4 on.
    headers["sec-fetch-site"] ?? "none",
  ) ||
  (headers.origin !== undefined && headers.origin !== `http://${host}`);

const pageAt = (address: string) =>
  languages
    .flatMap((language) => paths.map((path) => ({ path, language })))
    .find(({ path, language }) => addressIn(language, path) === address);

/** The files of public/, as they are at each request. */
const publicFiles = sirv("public", { dev: true });

/** Sends a page with field ids; an empty one if it cannot be shown: the editor says why. */
async function sendPage(
  response: ServerResponse,
  { path, language }: NonNullable<ReturnType<typeof pageAt>>,
  renderPage: RenderPage,
) {
  const type = "text/html;charset=utf-8";
  try {
    const html = await renderPage(path, language.code);
    send(response, 200, type, annotate(html));
  } catch (error) {
    console.error(error);
    send(response, 500, type);
  }
}

function send(response: ServerResponse, status: number, type = "text/plain", body = ""): void {
  response.writeHead(status, { "content-type": type, "cache-control": "no-store" }).end(body);
}
