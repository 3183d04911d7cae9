import { fieldId } from "@/site-content/marks";
import { writeFileSync } from "node:fs";
import { createServer, type OutgoingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { askServer } from "../scripts/lib/ask-server.fixture";
import { listen } from "../scripts/lib/listen";
import { read, workInScratchCopy } from "./scratch.fixture";
import { startEditor } from "./server";

workInScratchCopy();
const servers: Server[] = [];
const page = "<!doctype html><title>K7</title><h1>Hello</h1>";
/** The addresses that the development server was asked for. */
const asked: string[] = [];
let editor: Server;
let editorHost: string;

beforeAll(async () => {
  const site = createServer(({ url }, response) => {
    asked.push(url!);
    if (url === "/service")
      response.writeHead(500).end("Internal Server Error");
    else response.writeHead(200, { "content-type": "text/html" }).end(page);
  });
  servers.push(site);
  const url = `http://127.0.0.1:${await listen(site, 0, "a test")}`;
  const files = { "/edit": { type: "text/html", text: "the editor" } };
  editor = await startEditor(0, url, files);
  servers.push(editor);
  editorHost = `localhost:${(editor.address() as AddressInfo).port}`;
});
beforeEach(() => asked.splice(0));
afterAll(() => servers.forEach((server) => server.close()));

/** Calls a function of the API as the editor's page does, with some headers replaced. */
async function call(
  name: string,
  body: unknown,
  changedHeaders: Readonly<Record<string, string>> = {},
) {
  const headers = {
    host: editorHost,
    origin: `http://${editorHost}`,
    "content-type": "application/json",
    ...changedHeaders,
  };
  const options = { host: "127.0.0.1", method: "POST", headers };
  const json = JSON.stringify(body);
  return askServer(editor, `/edit/api/${name}`, options, json);
}

test("answers on this machine only", () => {
  expect((editor.address() as AddressInfo).address).toBe("127.0.0.1");
});

test.each([
  [
    "a page of a host name that resolves to this machine",
    { host: "evil.example", origin: "http://evil.example" },
  ],
  ["a page of another site", { origin: "https://evil.example" }],
  ["a page at another port", { origin: "http://localhost:1" }],
  ["a form of another site", { "content-type": "text/plain" }],
])("refuses a request from %s", async (_, headers) => {
  expect((await call("state", {}, headers)).status).toBe(403);
});

test("shows a page of the site under localhost, and none under another host name", async () => {
  const pageFor = async (headers: OutgoingHttpHeaders) =>
    askServer(editor, "/", { headers });
  expect((await pageFor({ host: "evil.example" })).status).toBe(403);
  expect((await pageFor({})).body).toContain("Hello");
  expect((await pageFor({ "sec-fetch-site": "none" })).body).toContain("Hello");
});

test.each([
  ["a page of another site", { "sec-fetch-site": "cross-site" }],
  ["a page at another port", { "sec-fetch-site": "same-site" }],
  ["a script of another site", { origin: "https://evil.example" }],
  ["a page without an address", { origin: "null" }],
])("shows nothing of the editor or the site to %s", async (_, headers) => {
  for (const path of ["/", "/edit", "/images/hero.svg", "/edit/api/state"]) {
    const { status, body } = await askServer(editor, path, { headers });
    expect(status).toBe(403);
    expect(body).not.toMatch(/K7|the editor/);
  }
  expect(asked).toEqual([]);
});

test.each([
  "/__nextjs_launch-editor?file=package.json",
  "//__nextjs_restart_dev",
  "/\\__nextjs_restart_dev",
  "/%5F_nextjs_restart_dev",
  "/hi/__nextjs_restart_dev",
  "/images/../__nextjs_restart_dev",
  "/_next/static/%2e%2e/%2e%2e/__nextjs_restart_dev",
  "/_next/mcp",
  "/_next/image?url=%2Fimages%2Fhero.svg&w=16&q=75",
  "//evil.example/",
  "/package.json",
])("does not pass on what no page needs: %s", async (path) => {
  const { status } = await askServer(editor, path, {});

  expect([status, asked]).toEqual([404, []]);
});

test.each([
  ...["/", "/contact?from=card", "/hi", "/hi/speech-therapy"],
  ...["/_next/static/chunks/a.css?v=1", "/fonts/a.woff2", "/icons/favicon.svg"],
  ...["/images/hero.svg"],
])(
  "passes on what a page needs, for no frame of another site: %s",
  async (path) => {
    const { status, headers } = await askServer(editor, path, {
      headers: { "sec-fetch-site": "same-origin" },
    });
    expect([status, asked]).toEqual([200, [path]]);
    expect(headers).toMatchObject({
      "content-security-policy": "frame-ancestors 'self'",
      "x-frame-options": "SAMEORIGIN",
    });
  },
);

test("sends nothing in place of a page that the site cannot show", async () => {
  const { headers, body } = await askServer(editor, "/service", {});
  expect([headers["content-type"], body]).toEqual(["text/html", ""]);
});

test("accepts the id of a field, and refuses the path of a file", async () => {
  const id = fieldId("en", ["about", "reachOutHeading"]);
  const edits = [{ id, before: "Reach out", after: "Reach us" }];
  expect((await call("check", { edits })).body).not.toContain("not there");
  const path = await call("check", { edits: [{ id: "../../package.json" }] });
  expect(path.status).toBe(422);
  expect(path.body).toContain("This is not there any more");
});

test("refuses a body that is larger than a photo, before it reads it", async () => {
  const headers = { "content-length": "50000000" };
  const { status, body } = await call("check", {}, headers);
  expect([status, body]).toEqual([422, expect.stringContaining("too large")]);
});

test("names a broken file with its line", async () => {
  const file = "content/about.ts";
  const text = read(file);
  writeFileSync(file, `${text}\nexport const = ;`);

  const { body } = await call("state", {});

  writeFileSync(file, text);
  expect(body).toContain(`${file}, line ${text.split("\n").length + 1}`);
});
