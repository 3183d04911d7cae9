/** @jest-environment node */
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { fieldId } from "@/content-model/marks";
import { listen } from "../scripts/listen";
import { askServer } from "../scripts/ask-server.fixture";
import { createEditor } from "./server";

// cspell-lib is published as ES modules only, which Jest cannot load.
jest.mock("./spelling", () => ({ unknownWords: () => [] }));

const servers: Server[] = [];
const page = "<!doctype html><title>K7</title><h1>Hello</h1>";
let editor: Server;
let editorHost: string;

async function started(server: Server): Promise<number> {
  servers.push(server);
  return listen(server, 0, "a test", "127.0.0.1");
}

beforeAll(async () => {
  const site = createServer((_, response) =>
    response.writeHead(200, { "content-type": "text/html" }).end(page),
  );
  const url = `http://127.0.0.1:${await started(site)}`;
  const files = { "/edit": { type: "text/html", text: "the editor" } };
  editor = createEditor(url, files);
  editorHost = `localhost:${await started(editor)}`;
});
afterAll(() => servers.forEach((server) => server.close()));

/** Calls a function of the API as the editor's page does, with some headers replaced. */
async function call(
  name: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
) {
  const { port } = editor.address() as AddressInfo;
  const http = await import("node:http");
  const request = http.request({
    host: "127.0.0.1",
    port,
    path: `/edit/api/${name}`,
    method: "POST",
    headers: {
      host: editorHost,
      origin: `http://${editorHost}`,
      "content-type": "application/json",
      ...headers,
    },
  });
  request.end(JSON.stringify(body));
  const [answer] = (await once(request, "response")) as [
    import("node:http").IncomingMessage,
  ];
  const result = await text(answer);
  return {
    status: answer.statusCode,
    body: (result === "" ? {} : JSON.parse(result)) as Record<string, unknown>,
  };
}

test("answers on this machine only", () => {
  expect((editor.address() as AddressInfo).address).toBe("127.0.0.1");
});

test.each([
  ["another host name that resolves to this machine", { host: "evil.example" }],
  ["a page of another site", { origin: "https://evil.example" }],
  ["a form of another site", { "content-type": "text/plain" }],
])("refuses a request from %s", async (_, headers) => {
  expect((await call("state", {}, headers)).status).toBe(403);
});

test("shows a page of the site under localhost, and none under another host name", async () => {
  const headers = { host: "evil.example" };
  expect((await askServer(editor, "/", { headers })).status).toBe(403);
  expect((await askServer(editor, "/", {})).body).toContain("Hello");
});

test("accepts the id of a field, and refuses the path of a file", async () => {
  const id = fieldId("en", ["home", "home", "headline"]);
  expect((await call("field", { id })).status).toBe(200);
  const path = await call("field", { id: "../../package.json" });
  expect(path.status).toBe(422);
});

test("refuses a text that breaks a rule, and names the rule", async () => {
  const id = fieldId("en", ["pages", "generalPages", "/", "title"]);
  const { body: field } = await call("field", { id });
  const [shown] = field.texts as { value: string }[];
  const edits = [{ id, before: shown?.value, after: "x".repeat(61) }];
  expect((await call("check", { edits })).body.errors).toEqual([
    "has 61 characters and needs 10 to 60",
  ]);
  const { status, body } = await call("change", { edits });
  expect([status, body.message]).toEqual([
    422,
    "has 61 characters and needs 10 to 60",
  ]);
});

test("refuses blank text", async () => {
  const id = fieldId("en", ["home", "home", "headline"]);
  const edits = [{ id, before: "", after: "   " }];
  expect((await call("change", { edits })).status).toBe(422);
});
