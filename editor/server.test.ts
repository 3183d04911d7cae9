/** @jest-environment node */
import { readFileSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { fieldId } from "@/content-model/marks";
import { askServer } from "../scripts/ask-server.fixture";
import { listen } from "../scripts/listen";
import { scratchCopy } from "./scratch.fixture";
import { createEditor } from "./server";

// cspell-lib is published as ES modules only, which Jest cannot load.
jest.mock("./spelling", () => ({ unknownWords: () => [] }));

const root = scratchCopy();
const servers: Server[] = [];
const page = "<!doctype html><title>K7</title><h1>Hello</h1>";
let editor: Server;
let editorHost: string;

async function started(server: Server): Promise<number> {
  servers.push(server);
  return listen(server, 0, "a test", "127.0.0.1");
}

beforeAll(async () => {
  const site = createServer(({ url }, response) =>
    response
      .writeHead(url === "/services" ? 500 : 200, {
        "content-type": "text/html",
      })
      .end(url === "/services" ? "" : page),
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

test("says that the code has a fault where the site cannot show a page", async () => {
  const { body } = await askServer(editor, "/services", {});
  expect(body).toContain("the code of the site has a fault");
});

test("accepts the id of a field, and refuses the path of a file", async () => {
  const id = fieldId("en", ["home", "home", "headline"]);
  expect((await call("field", { id })).status).toBe(200);
  const path = await call("field", { id: "../../package.json" });
  expect(path.status).toBe(422);
});

test("names a broken file with its line, in the page too", async () => {
  const project = process.cwd();
  const file = join(root, "content/about.ts");
  const text = readFileSync(file, "utf8");
  writeFileSync(file, `${text}\nexport const = ;`);
  const where = `content/about.ts, line ${text.split("\n").length + 1}`;
  process.chdir(root);

  const { status, body } = await call("state", {});
  const { body: shown } = await askServer(editor, "/", {});

  process.chdir(project);
  expect(status).toBe(500);
  expect(JSON.parse(body)).toMatchObject({
    message: expect.stringContaining(where) as string,
  });
  expect(shown).toContain(where);
});
