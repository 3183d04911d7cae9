import { fieldId } from "@/site-content/marks";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { askServer } from "../scripts/lib/ask-server.fixture";
import { listen } from "../scripts/lib/listen";
import { startEditor } from "./server";

const servers: Server[] = [];
const page = "<!doctype html><title>K7</title><h1>Hello</h1>";
/** The addresses that the development server was asked for. */
const asked: string[] = [];
let editor: Server;

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
});
beforeEach(() => asked.splice(0));
afterAll(() => servers.forEach((server) => server.close()));

/** Calls a function of the API. */
const call = (name: string, body: unknown, type = "application/json") =>
  askServer(
    editor,
    `/edit/api/${name}`,
    { method: "POST", headers: { "content-type": type } },
    JSON.stringify(body),
  );

test("answers on this machine only", () => {
  expect((editor.address() as AddressInfo).address).toBe("127.0.0.1");
});

test.each([
  ["a host name that resolves to this machine", { host: "evil.example" }],
  ["a page of another site", { "sec-fetch-site": "cross-site" }],
  ["a page at another port", { "sec-fetch-site": "same-site" }],
  ["a script of another site", { origin: "https://evil.example" }],
  ["a script at another port", { origin: "http://localhost:1" }],
  ["a page without an address", { origin: "null" }],
])("shows nothing of the editor or the site to %s", async (_, other) => {
  const headers = { "content-type": "application/json", ...other };
  for (const path of ["/", "/edit", "/images/hero.svg", "/edit/api/state"]) {
    const { status, body } = await askServer(editor, path, { headers });
    expect(status).toBe(403);
    expect(body).not.toMatch(/K7|the editor/);
  }
  expect(asked).toEqual([]);
});

test("a form, which any site may send, calls nothing", async () => {
  expect((await call("state", {}, "text/plain")).status).toBe(403);
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
