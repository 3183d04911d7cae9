/**
 * Tests requests that e2e/live.spec.ts does not send, because hosts may answer them in other ways.
 *
 * @jest-environment node
 */
import fs from "node:fs";
import { join } from "node:path";
import { askServer } from "./ask-server.fixture";
import { listen } from "./listen";
import { createPreview } from "./preview";
import { temporaryFolder, writeFiles } from "./temporary-folder.fixture";

const notFound = "<h1>Not here</h1>";
const notFoundInHindi = "<h1 lang=hi>Not here</h1>";
const folder = temporaryFolder();
writeFiles(folder, {
  "index.html": "<h1>Home</h1>",
  "404.html": notFound,
  "hi/404.html": notFoundInHindi,
  "images/hero.svg": "<svg/>",
  _headers:
    "# all\n/*\n  # one\n  A: 'self' data:; https://b\n\n/images/:name\n  a: 2\n  Cache-Control: max-age=60\n",
});
const server = createPreview(folder);

beforeAll(() => listen(server, 0, "the test"));

afterAll(() => server.close().closeAllConnections());

const ask = (path: string, method = "GET") =>
  askServer(server, path, { method });

test("joins the headers of every rule for an address", async () => {
  const { headers } = await ask("/images/hero.svg?a");

  expect(headers["a"]).toBe("'self' data:; https://b, 2");
  expect(headers["cache-control"]).toBe("max-age=60");
});

test.each([
  ["/hindi", notFound],
  ["/images", notFound],
  ["/..%2fpackage.json", notFound],
  ["/hi/nowhere/at-all", notFoundInHindi],
])("answers %s with the 404.html of its language", async (path, page) => {
  const { status, headers, body } = await ask(path);

  expect([status, body]).toEqual([404, page]);
  expect(headers).toMatchObject({
    "content-type": "text/html;charset=utf-8",
    "cache-control": "no-store",
    a: expect.stringMatching(/^'self'/),
  });
});

test("answers 400 or 404 at an address that is no URL", async () => {
  for (const path of ["//", "/%", "*"])
    expect([400, 404]).toContain((await ask(path)).status);
});

test("serves a new build without a restart, and answers 404 for a removed file", async () => {
  for (const body of ["short", "a longer text"]) {
    writeFiles(folder, { "new.html": body });
    expect((await ask("/new")).body).toBe(body);
  }
  fs.rmSync(join(folder, "new.html"));
  expect((await ask("/new")).status).toBe(404);
});

test("keeps running after a file that cannot be read", async () => {
  const open = fs.createReadStream;
  jest
    .spyOn(fs, "createReadStream")
    .mockImplementationOnce(() => open(join(folder, "gone")));

  expect((await ask("/")).body).toBe("");
  expect((await ask("/")).body).toBe("<h1>Home</h1>");
});

test("answers 405 to a POST, which a form without an endpoint sends", async () => {
  const { status, headers } = await ask("/contact", "POST");

  expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
});

test("throws an error that names the folder and the remedy when there is no exported site", () => {
  expect(() => createPreview(join(folder, "images"))).toThrow(
    /There is no exported site in .*images\/\. Run npm run build first\./,
  );
});
