import { fieldId } from "@/site-content/marks";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { askServer } from "../scripts/testing/ask-server.fixture";
import { startEditor } from "./server";

/** The pages that were rendered. */
const asked: string[] = [];
let editor: Server;

beforeAll(async () => {
  const files = { "/edit": { type: "text/html", text: "the editor" } };
  const renderPage = (path: string, code: string) => {
    asked.push(`${code} ${path}`);
    return path === "/service"
      ? Promise.reject(new Error("A component has a fault."))
      : Promise.resolve("<title>K7</title><h1>Hello</h1>");
  };
  editor = await startEditor(0, renderPage, files);
});
beforeEach(() => asked.splice(0));
afterAll(() => void editor.close());

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
  "/images/../package.json",
  "/images/%2e%2e/%2e%2e/package.json",
  "/images/..%2f..%2fpackage.json",
  "/images/..%5c..%5cpackage.json",
  "//evil.example/",
  "/.edit/changes.json",
  "/package.json",
])("sends nothing that no page needs: %s", async (path) => {
  const { status } = await askServer(editor, path, {});

  expect([status, asked]).toEqual([404, []]);
});

test.each([
  ["/", "en /"],
  ["/contact?from=card", "en /contact"],
  ["/hi", "hi /"],
  ["/hi/speech-therapy", "hi /speech-therapy"],
  ["/icons/favicon.svg"],
  ["/images/hero.svg"],
])("sends what a page needs, for no frame of another site: %s", async (path, ...pages) => {
  const { status, headers } = await askServer(editor, path, {
    headers: { "sec-fetch-site": "same-origin", range: "bytes=9-0" },
  });
  expect([status, asked]).toEqual([200, pages]);
  expect(headers).toMatchObject({
    "cache-control": "no-store",
    "content-security-policy": "frame-ancestors 'self'",
    "x-frame-options": "SAMEORIGIN",
  });
});

test("sends nothing in place of a page that cannot be shown", async () => {
  const log = jest.spyOn(console, "error").mockReturnValue();
  const { headers, body } = await askServer(editor, "/service", {});

  expect(headers["content-type"]).toContain("text/html");
  expect(body).toBe("");
  expect(String(log.mock.lastCall)).toContain("A component has a fault.");
  log.mockRestore();
});

test("accepts the id of a field, and refuses the path of a file", async () => {
  const id = fieldId("en", ["about", "reachOutHeading"]);
  const edits = [{ id, before: "Reach out", after: "Reach us" }];
  expect((await call("check", { edits })).body).not.toContain("not there");
  const path = await call("check", { edits: [{ id: "../../package.json" }] });
  expect(path.status).toBe(422);
  expect(path.body).toContain("This is not there any more");
});
