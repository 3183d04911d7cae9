/** Requests that e2e/live.spec.ts does not send, because hosts may answer them in other ways. */
import fs from "node:fs";
import { join } from "node:path";
import { askServer } from "../testing/ask-server.fixture";
import { listen } from "./listen";
import { createStaticServer } from "./static-server";
import { temporaryFolder, writeFiles } from "../testing/temporary-folder.fixture";

const notFound = "<h1>Not here</h1>";
const notFoundInHindi = "<h1 lang=hi>Not here</h1>";
const folder = temporaryFolder();
writeFiles(folder, {
  "index.html": "<h1>Home</h1>",
  "evil.example.html": "<h1>Here</h1>",
  "404.html": notFound,
  "hi/404.html": notFoundInHindi,
  "images/hero.svg": "<svg/>",
  ".nginx.conf": "set",
  _redirects: "/old /new 301\n",
  _headers:
    "# all\n/*\n  # one\n  A: 'self' data:; https://b\n\n/images/:name\n  a: 2\n  Cache-Control: max-age=60\n",
});
const server = createStaticServer(folder);

beforeAll(() => listen(server, 0, "the test"));

afterAll(() => server.close().closeAllConnections());

const ask = (path: string, method = "GET") => askServer(server, path, { method });

test("joins the headers of every rule for an address", async () => {
  const { headers } = await ask("/images/hero.svg?a");

  expect(headers["a"]).toBe("'self' data:; https://b, 2");
  expect(headers["cache-control"]).toBe("max-age=60");
});

test.each([
  ["/hindi", notFound],
  ["/images/", notFound],
  ["/old/", notFound],
  ["/..%2fpackage.json", notFound],
  ["/hi/nowhere/at-all", notFoundInHindi],
  // Files for hosts.
  ["/%5Fheaders", notFound],
  ["/.nginx.conf", notFound],
  ["/images/..\\_redirects", notFound],
])("answers %s with the 404.html of its language", async (path, page) => {
  const { status, headers, body } = await ask(path);

  expect([status, body]).toEqual([404, page]);
  expect(headers).toMatchObject({
    "content-type": "text/html;charset=utf-8",
    "cache-control": "no-store",
    a: expect.stringMatching(/^'self'/),
  });
});

test("sends the whole file to a request for its first two bytes", async () => {
  const { status, body } = await askServer(server, "/images/hero.svg", {
    headers: { range: "bytes=0-1" },
  });

  expect([status, body]).toEqual([200, "<svg/>"]);
});

test.each([
  ["/..//evil.example/?a", "/evil.example?a"],
  ["/\\evil.example.html", "/evil.example"],
  ["//", "/"],
])("redirects %s to %s, which is on the site", async (path, address) => {
  const { status, headers } = await ask(path);

  expect([status, headers["location"]]).toEqual([308, address]);
});

test.each(["/%", "/%ff", "/%00", "*", "", "http://"])("keeps running after %j", async (path) => {
  expect((await ask(path)).status).toBeLessThan(500);
  expect((await ask("/")).body).toBe("<h1>Home</h1>");
});

test("serves a new build without a restart, and answers 404 for a removed file", async () => {
  for (const body of ["short", "a longer text"]) {
    writeFiles(folder, { "new.html": body });
    expect((await ask("/new")).body).toBe(body);
  }
  fs.rmSync(join(folder, "new.html"));
  expect((await ask("/new")).status).toBe(404);
});

test("answers 405 to a POST, which a form without an endpoint sends", async () => {
  const { status, headers } = await ask("/contact", "POST");

  expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
});

test("throws an error that names the folder and the remedy when there is no exported site", () => {
  expect(() => createStaticServer(join(folder, "images"))).toThrow(
    /There is no exported site in .*images\/\. Run npm run build first\./,
  );
});
