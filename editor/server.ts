/** The server of the editor: the editor's page, its API, and the pages of the site with the ids of their fields. */
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { load } from "cheerio";
import { english, languages } from "@/content-model/languages";
import { fieldId } from "@/content-model/marks";
import { paths, type Path } from "@/content-model/paths";
import { annotate } from "./annotate";
import * as api from "./api";
import { Conflict, InputError, Refused } from "./errors";
import { relatedFields } from "./fields";
import { loadContent } from "./load";

/** The maximum size of a request in bytes: room for a photo from a phone, in Base64. */
const maxBody = 25_000_000;

const brokenPage =
  "This page cannot be shown: the code of the site has a fault. What you saved is safe. Send the last lines of the terminal to the people who look after the site.";

/** The files of the editor's page, by address. */
export type Files = Readonly<
  Record<string, { readonly type: string; readonly text: string }>
>;

/**
 * A server for one person on this machine. It answers only requests to localhost, and calls the API only for the
 * editor's page, so that other sites in the same browser cannot read or change anything.
 *
 * @param site - the origin of the development server
 * @param files - the files of the editor's page
 */
export function createEditor(site: string, files: Files): Server {
  return createServer((request, response) => {
    answer(request, response, site, files).catch((error: Error) =>
      sendError(response, error),
    );
  });
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  site: string,
  files: Files,
): Promise<void> {
  const host = request.headers.host ?? "";
  if (!/^(localhost|127\.0\.0\.1)(:\d+)?$/.test(host))
    return void response.writeHead(403).end();
  const { pathname } = new URL(request.url ?? "/", `http://${host}`);
  const file = files[pathname];
  if (file !== undefined)
    return void response
      .writeHead(200, {
        "content-type": file.type,
        "cache-control": "no-store",
      })
      .end(file.text);
  const name = /^\/edit\/api\/(\w+)$/.exec(pathname)?.[1];
  if (name !== undefined) return answerApi(request, response, name, host);
  return sendPage(request, response, site, pathname);
}

async function answerApi(
  request: IncomingMessage,
  response: ServerResponse,
  name: string,
  host: string,
) {
  const { origin, "content-type": type } = request.headers;
  const action = Object.entries(api).find(([key]) => key === name)?.[1] as
    ((body: never) => unknown) | undefined;
  const isFromEditor =
    request.method === "POST" &&
    origin === `http://${host}` &&
    type === "application/json";
  if (!isFromEditor || action === undefined)
    return void response.writeHead(403).end();
  const result = await action((await readBody(request)) as never);
  sendJson(response, 200, result ?? {});
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBody)
      throw new InputError(
        "This file is too large. Choose one of less than 15 MB.",
      );
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString("utf8")) as unknown;
}

/** Forwards a request to the development server. Adds the ids of the fields to a page. */
async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  site: string,
  pathname: string,
) {
  const reply = await fetchWhenReady(site + request.url!);
  const { status, headers } = reply;
  const body = Buffer.from(await reply.arrayBuffer());
  const type = headers.get("content-type") ?? "application/octet-stream";
  const page = type.startsWith("text/html")
    ? await editablePage(body.toString("utf8"), pathOf(pathname), status)
    : body;
  response
    .writeHead(status, { "content-type": type, "cache-control": "no-store" })
    .end(page);
}

/**
 * A page with the ids of its fields, or the reason why it cannot be shown. The development server sends an empty page with
 * the status 500 if the code fails.
 */
async function editablePage(
  html: string,
  page: Path,
  status: number,
): Promise<string> {
  const content = await loadContent().catch((error: Error) => error);
  if (content instanceof Error) return messagePage(content.message);
  if (status >= 500) return messagePage(brokenPage);
  const phone = fieldId(english.code, ["site", "site", "phone"]);
  return annotate(html, relatedFields(content, page), phone);
}

function messagePage(message: string): string {
  const $ = load('<meta charset="utf-8"><p></p>');
  return $.html($("p").text(message).end());
}

/** Asks the development server, which needs some seconds to start. */
async function fetchWhenReady(url: string): Promise<Response> {
  for (let attempts = 150; ; attempts--)
    try {
      return await fetch(url);
    } catch (error) {
      if (attempts === 0) throw error;
      await wait(200);
    }
}

/** The path of the page at an address, without its language; "/" if there is no such page. */
function pathOf(pathname: string): Path {
  const codes = languages.map(({ code }) => code).join("|");
  const path = pathname.replace(new RegExp(`^/(${codes})(?=/|$)`), "") || "/";
  return paths.find((known) => known === path) ?? "/";
}

function sendError(response: ServerResponse, error: Error): void {
  if (response.headersSent) return void response.destroy();
  const status =
    error instanceof Conflict
      ? 409
      : error instanceof Refused || error instanceof InputError
        ? 422
        : 500;
  sendJson(response, status, {
    message: error.message,
    ...(error instanceof Conflict && { current: error.current }),
  });
}

function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
): void {
  response
    .writeHead(status, {
      "content-type": "application/json",
      "cache-control": "no-store",
    })
    .end(JSON.stringify(body));
}
