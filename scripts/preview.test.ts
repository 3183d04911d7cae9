/** @jest-environment node */
import fs, { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import http from "node:http";
import { connect, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { listen } from "./listen";
import { createPreview } from "./preview";

const home = "<h1>Home</h1>";
const service = "<h1>Our Services</h1>";
const lost = "<h1>Not here</h1>";
const folder = mkdtempSync(join(tmpdir(), "preview-"));
const write = (name: string, content: string | Buffer) =>
  writeFileSync(join(folder, name), content);

let server: http.Server;
let port: number;

beforeAll(async () => {
  write("index.html", home);
  write("service.html", service);
  write("service.html.br", brotliCompressSync(service));
  write("service.html.gz", gzipSync(service));
  write("404.html", lost);
  mkdirSync(join(folder, "images"));
  write("images/hero.svg", "<svg/>");
  write(
    "_headers",
    "# all\n/*\n  # one\n  A: 'self' data:; https://b\n\n/images/:name\n  a: 2\n  Cache-Control: max-age=60\n",
  );
  write("_redirects", "/services /service 301\n");
  server = createPreview(folder);
  await listen(server, 0, "the test");
  port = (server.address() as AddressInfo).port;
});

afterAll(() => {
  server.close().closeAllConnections();
  rmSync(folder, { recursive: true });
});

/** Sends a request byte for byte, since a client library would mend what an attacker sends. */
async function ask(target: string, headers = "", method = "GET") {
  const socket = connect(port, "localhost");
  socket.write(
    `${method} ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n`,
  );
  const answer = (await buffer(socket)).toString("latin1");
  const end = answer.indexOf("\r\n\r\n");
  const lines = answer.slice(0, end).split("\r\n").slice(1);
  return {
    // 0 for a connection that was closed without an answer.
    status: Number(answer.split(" ")[1] ?? 0),
    headers: Object.fromEntries(
      lines.map((line) => /^(.*?): (.*)$/.exec(line.toLowerCase())!.slice(1)),
    ) as Record<string, string>,
    body: answer.slice(end + 4),
  };
}

const range = (bytes: string) => `Range: bytes=${bytes}\r\n`;
const accept = (names: string) => `Accept-Encoding: ${names}\r\n`;
const compressed = (file: Buffer) => file.toString("latin1");

test.each<[target: string, body: string, headers?: string]>([
  ["/", home],
  ["/service?from=home", service],
  ["http://localhost/service", service],
  ["/images/hero.svg", "<svg/>"],
  ["/service", compressed(brotliCompressSync(service)), accept("gzip, br")],
  ["/service", compressed(gzipSync(service)), accept("gzip")],
  // Ranges are optional, and a wrong one is worse than none.
  ...["0-0", "-5", "5-1", "5-", "0-99999999999999999999", "x", "1-2,5-6"].map(
    (bytes): [string, string, string] => ["/service", service, range(bytes)],
  ),
])("sends %s whole", async (target, body, headers = "") => {
  expect(await ask(target, headers)).toMatchObject({ status: 200, body });
});

test("says what a file is, with the joined headers of every rule for its address", async () => {
  const page = await ask("/service", accept("br"));
  const drawing = await ask("/images/hero.svg");

  expect(page.headers).toMatchObject({
    "content-type": "text/html;charset=utf-8",
    "content-encoding": "br",
    vary: "accept-encoding",
    a: "'self' data:; https://b",
  });
  expect(drawing.headers["a"]).toBe("'self' data:; https://b, 2");
  expect(drawing.headers["cache-control"]).toBe("max-age=60");
});

test.each([
  ["/services?a=1", 301, "/service?a=1"],
  ["/service.html?a=1", 308, "/service?a=1"],
  ["/service///", 308, "/service"],
  ["/index.html", 308, "/"],
  ["/index", 308, "/"],
])(
  "leads %s to the one address of the page",
  async (target, status, location) => {
    expect(await ask(target)).toMatchObject({ status, headers: { location } });
  },
);

test.each([
  ...["/nowhere", "/images/none.svg", "/service/nowhere", "/images"],
  ...["/_headers", "/%5fheaders", "/%5Fredirects", "/_HEADERS", "//_headers"],
  ...["/service.html.br", "/service.html%2egz", "/.git"],
  ...["/../package.json", "/..%2fpackage.json", "/%2e%2e/package.json"],
])("shows the page for lost parents with status 404: %s", async (target) => {
  const { status, headers, body } = await ask(target);

  expect([status, body]).toEqual([404, lost]);
  expect(headers["content-type"]).toBe("text/html;charset=utf-8");
  expect(headers["cache-control"]).toBe("no-store");
  expect(headers["a"]).toMatch(/^'self'/);
});

test.each([
  ...["//", "//:80", "//example.com/", "//example.com.html", "/\\example.com/"],
  ...["http://", "http:///", "http://:80", "localhost", "*", "?a"],
  ...["/%", "/%zz", "/%00", "/\0", "/%0d%0aSet-Cookie:%20a=b/", "/%ff.html"],
])("stays up and leads nowhere else when asked for %j", async (target) => {
  for (const method of ["GET", "HEAD", "POST", "OPTIONS", "CONNECT"]) {
    const { status, headers } = await ask(target, "", method);

    expect([0, 308, 400, 404, 405]).toContain(status);
    expect(headers["location"] ?? "/").toMatch(/^\/(?![/\\])/);
    expect(headers).not.toHaveProperty("set-cookie");
  }
  expect((await ask("/")).status).toBe(200);
});

test("serves a new build without a restart, and does not miss a file that is gone", async () => {
  write("new.html", "short");
  expect((await ask("/new")).body).toBe("short");
  write("new.html", "a longer text");
  expect((await ask("/new")).body).toBe("a longer text");
  rmSync(join(folder, "new.html"));
  expect((await ask("/new")).status).toBe(404);
});

test("outlives a file that cannot be read", async () => {
  const open = fs.createReadStream;
  jest
    .spyOn(fs, "createReadStream")
    .mockImplementationOnce(() => open(join(folder, "gone")));

  expect((await ask("/")).body).toBe("");
  expect((await ask("/")).body).toBe(home);
});

test("takes nothing but GET and HEAD, and answers HEAD without a body", async () => {
  const post = await ask("/contact", "", "POST");
  const page = await ask("/service", "", "HEAD");
  const missing = await ask("/nowhere", "", "HEAD");

  expect([post.status, post.headers["allow"]]).toEqual([405, "get, head"]);
  expect([page.status, page.body]).toEqual([200, ""]);
  expect([missing.status, missing.body]).toEqual([404, ""]);
});

test("says what to do when there is no exported site", () => {
  expect(() => createPreview(join(folder, "images"))).toThrow(
    /There is no exported site in .*images\/\. Run npm run build first\./,
  );
});
