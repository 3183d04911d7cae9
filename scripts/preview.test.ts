/**
 * Invalid and malicious requests to the preview server. e2e/live.spec.ts tests the requests of browsers.
 *
 * @jest-environment node
 */
import fs from "node:fs";
import { join } from "node:path";
import { askServer } from "./ask-server.fixture";
import { listen } from "./listen";
import { createPreview } from "./preview";
import { temporaryFolder, writeFiles } from "./temporary-folder.fixture";

const home = "<h1>Home</h1>";
const service = "<h1>Our Services</h1>";
const lost = "<h1>Not here</h1>";
const lostInHindi = "<h1 lang=hi>Not here</h1>";
const folder = temporaryFolder();
writeFiles(folder, {
  "index.html": home,
  "service.html": service,
  "service.html.br": service,
  "404.html": lost,
  "hi/404.html": lostInHindi,
  "images/hero.svg": "<svg/>",
  _headers:
    "# all\n/*\n  # one\n  A: 'self' data:; https://b\n\n/images/:name\n  a: 2\n  Cache-Control: max-age=60\n",
});
const server = createPreview(folder);

beforeAll(() => listen(server, 0, "the test"));

afterAll(() => server.close().closeAllConnections());

const ask = (path: string, method = "GET", headers = {}) =>
  askServer(server, path, { method, headers });

// Range requests are optional in HTTP; the server ignores them.
test("sends the whole page to a request for a part of it", async () => {
  for (const bytes of ["0-0", "5-1", "0-99999999999999999999", "x"]) {
    const answer = await ask("/service", "GET", { range: `bytes=${bytes}` });
    expect(answer).toMatchObject({ status: 200, body: service });
  }
});

test("joins the headers of every rule for an address", async () => {
  const { headers } = await ask("http://localhost/images/hero.svg?a");

  expect(headers["a"]).toBe("'self' data:; https://b, 2");
  expect(headers["cache-control"]).toBe("max-age=60");
});

test.each([
  ...["/hindi", "/images", "/.git", "/service.html.br", "/service.html%2ebr"],
  ...["/_headers", "/%5fheaders", "/%5Fredirects", "/_HEADERS"],
  ...["/../package.json", "/..%2fpackage.json", "/%2e%2e/package.json"],
  "/hi/nowhere/at-all",
])("answers %s with the 404.html of the nearest folder", async (target) => {
  const { status, headers, body } = await ask(target);

  expect(status).toBe(404);
  // Each language has its own.
  expect(body).toBe(target.startsWith("/hi/") ? lostInHindi : lost);
  expect(headers["content-type"]).toBe("text/html;charset=utf-8");
  expect(headers["cache-control"]).toBe("no-store");
  expect(headers["a"]).toMatch(/^'self'/);
});

test("does not crash and redirects to no other site, whatever it is asked for", async () => {
  for (const target of [
    ...["//", "//:80", "//example.com.html", "/\\example.com/"],
    ...["http://", "http://a//example.com.html", "localhost", "*", "?a"],
    ...["/%", "/%zz", "/%00", "/%0d%0aSet-Cookie:%20a=b/", "/%ff.html"],
  ]) {
    const { headers } = await ask(target);

    expect(headers["location"] ?? "/").toMatch(/^\/(?![/\\])/);
    expect(headers).not.toHaveProperty("set-cookie");
  }
  expect((await ask("/")).status).toBe(200);
});

test("serves a new build without a restart, and answers 404 for a removed file", async () => {
  for (const body of ["short", "a longer text"]) {
    writeFiles(folder, { "new.html": body });
    expect((await ask("/new")).body).toBe(body);
  }
  fs.rmSync(join(folder, "new.html"));
  expect((await ask("/new")).status).toBe(404);
});

test("does not crash at a file that cannot be read", async () => {
  const open = fs.createReadStream;
  jest
    .spyOn(fs, "createReadStream")
    .mockImplementationOnce(() => open(join(folder, "gone")));

  expect((await ask("/")).body).toBe("");
  expect((await ask("/")).body).toBe(home);
});

test("accepts only GET and HEAD, and answers HEAD without a body", async () => {
  const post = await ask("/contact", "POST");
  const page = await ask("/service", "HEAD");
  const missing = await ask("/nowhere", "HEAD");

  expect([post.status, post.headers.allow]).toEqual([405, "GET, HEAD"]);
  expect([page.status, page.body]).toEqual([200, ""]);
  expect([missing.status, missing.body]).toEqual([404, ""]);
});

test("says what to do when there is no exported site", () => {
  expect(() => createPreview(join(folder, "images"))).toThrow(
    /There is no exported site in .*images\/\. Run npm run build first\./,
  );
});
