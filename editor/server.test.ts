/** @jest-environment node */
import { once } from "node:events";
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { modulesIn } from "@/content-model/content";
import { languages } from "@/content-model/languages";
import { fieldId } from "@/content-model/marks";
import { listen } from "../scripts/listen";
import { askServer } from "../scripts/ask-server.fixture";
import { scratchCopy } from "./scratch.fixture";
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

describe("in a scratch copy", () => {
  const root = scratchCopy();
  const project = process.cwd();
  beforeAll(() => {
    copyFileSync("cspell.json", join(root, "cspell.json"));
    process.chdir(root);
  });
  afterAll(() => process.chdir(project));

  const read = (file: string) => readFileSync(join(root, file), "utf8");

  /** Settles a fact of English content. */
  const settle = async (path: string, how: string, edits: unknown = []) =>
    call("change", {
      edits,
      settled: { id: fieldId("en", path.split(".")), how },
    });

  test("an answer that parents should ask for is empty in every language", async () => {
    const files = ["services", "hi/services"].map(
      (folder) => `content/${folder}/occupational-therapy.ts`,
    );
    writeFileSync(
      join(root, files[0]!),
      read(files[0]!).replace(
        /unconfirmed: \[[^\]]*\]/,
        'unconfirmed: ["fees"]',
      ),
    );
    const given = ["One visit is free.", "एक बार आना मुफ़्त है।"];
    const path = "services.services.occupational-therapy.answers.fees";
    const { body } = await call("field", {
      id: fieldId("en", path.split(".")),
    });
    const edits = (body.texts as { id: string; value?: string }[]).map(
      ({ id, value }, index) => ({ id, before: value, after: given[index] }),
    );
    expect((await call("change", { edits })).status).toBe(200);
    for (const [index, file] of files.entries())
      expect(read(file)).toContain(given[index]);

    expect((await settle(path, "ask")).status).toBe(200);
    for (const [index, file] of files.entries())
      expect(read(file)).not.toContain(given[index]);
  });

  test.each(["content", "location"])(
    "the %s of an example is not confirmed as given by a parent",
    async (key) => {
      const { status, body } = await settle(
        `testimonials.testimonials.1.${key}`,
        "confirm",
      );
      expect([status, body.message]).toEqual([
        422,
        "This is an example. Type what a parent has given you, with their written consent.",
      ]);
    },
  );

  test("a kept word adds one line to the settings of the spelling check", async () => {
    const before = read("cspell.json").split("\n");
    expect((await call("keepWord", { word: "Vrkhlq" })).status).toBe(200);
    const after = read("cspell.json").split("\n");
    expect(after.filter((line) => !before.includes(line))).toEqual([
      '    "Vrkhlq",',
    ]);
    expect(after).toHaveLength(before.length + 1);
  });

  test.each([
    ["a page that does not exist", { page: "/../x" }],
    ["a language that does not exist", { language: "xx" }],
    ["a name of one letter", { name: "A" }],
  ])("takes no signature with %s", async (_, wrong) => {
    const who = { page: "/contact", language: "en", name: "Asha Sen" };
    const before = read("content/signatures.json");
    const { status } = await call("sign", {
      ...who,
      clinician: true,
      ...wrong,
    });
    expect(status).toBe(422);
    expect(read("content/signatures.json")).toBe(before);
  });

  test("a broken file is named with its line, in the page too", async () => {
    const text = read("content/about.ts");
    writeFileSync(join(root, "content/about.ts"), `${text}\nexport const = ;`);
    const line = text.split("\n").length + 1;
    const { status, body } = await call("state", {});
    expect([status, body.message]).toEqual([
      500,
      expect.stringContaining(`content/about.ts, line ${line}`),
    ]);
    const page = await askServer(editor, "/", {});
    expect(page.body).toContain(`content/about.ts, line ${line}`);
    writeFileSync(join(root, "content/about.ts"), text);
  });
});

test("names the pages in the language of the editor", async () => {
  for (const language of languages) {
    const { contact } = modulesIn(language).navigation.navigation;
    const { body } = await call("state", { uiLanguage: language.code });
    expect(body.pages).toContainEqual(
      expect.objectContaining({ path: "/contact", title: contact.label }),
    );
  }
});

test("refuses blank text", async () => {
  const id = fieldId("en", ["home", "home", "headline"]);
  const edits = [{ id, before: "", after: "   " }];
  expect((await call("change", { edits })).status).toBe(422);
});
