/** @jest-environment node */
import fs, { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import http from "node:http";
import { connect, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { createPreview } from "./preview";

const pages = {
  "index.html": "<h1>Home</h1>",
  "service.html": "<h1>Our Services</h1>",
  "404.html": "<h1>Not here</h1>",
};

let folder: string;
let server: http.Server;
let port: number;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "preview-"));
  for (const [name, text] of Object.entries(pages)) {
    writeFileSync(join(folder, name), text);
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text));
    writeFileSync(join(folder, `${name}.gz`), gzipSync(text));
  }
  mkdirSync(join(folder, "images"));
  writeFileSync(join(folder, "images/hero.svg"), "<svg/>");
  writeFileSync(
    join(folder, "_headers"),
    "# all\n/*\n  # one\n  A: 'self' data:; https://b\n\n/images/:name\n  a: 2\n  Cache-Control: max-age=60\n",
  );
  writeFileSync(join(folder, "_redirects"), "/services /service 301\n");
  server = createPreview(folder);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  port = (server.address() as AddressInfo).port;
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
  rmSync(folder, { recursive: true });
});

/** Sends a request byte for byte, since a client library would mend what an attacker sends. */
async function ask(target: string, { method = "GET", headers = "" } = {}) {
  const socket = connect(port, "127.0.0.1");
  socket.write(
    `${method} ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n`,
  );
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk as Buffer);
  const answer = Buffer.concat(chunks).toString("latin1");
  const end = answer.indexOf("\r\n\r\n");
  const header = (name: string) =>
    new RegExp(`^${name}: (.*)$`, "im").exec(answer.slice(0, end))?.[1];
  // 0 for a connection that was closed without an answer.
  return {
    status: Number(answer.split(" ")[1] ?? 0),
    header,
    body: answer.slice(end + 4),
  };
}

test.each([
  ["/", pages["index.html"]],
  ["/service", pages["service.html"]],
  ["/service?from=home", pages["service.html"]],
  ["http://localhost/service", pages["service.html"]],
  ["/images/hero.svg", "<svg/>"],
])("answers %s", async (target, text) => {
  const { status, header, body } = await ask(target);

  expect(status).toBe(200);
  expect(body).toBe(text);
  expect(header("content-encoding")).toBeUndefined();
});

test("says that a page is HTML in UTF-8, with the joined headers of every rule for its address", async () => {
  const page = await ask("/service");
  const drawing = await ask("/images/hero.svg");

  expect(page.header("content-type")).toBe("text/html;charset=utf-8");
  expect(page.header("a")).toBe("'self' data:; https://b");
  expect(drawing.header("a")).toBe("'self' data:; https://b, 2");
  expect(drawing.header("cache-control")).toBe("max-age=60");
});

test.each([
  ["gzip, br", "br", brotliCompressSync(pages["service.html"])],
  ["gzip", "gzip", gzipSync(pages["service.html"])],
])("sends a browser that reads %s the %s file", async (accept, name, file) => {
  const headers = `Accept-Encoding: ${accept}\r\n`;
  const answer = await ask("/service", { headers });

  expect(answer.header("content-encoding")).toBe(name);
  expect(answer.header("vary")).toMatch(/accept-encoding/i);
  expect(answer.body).toBe(file.toString("latin1"));
});

test.each([
  ["/services?a=1", 301, "/service?a=1"],
  ["/service/", 308, "/service"],
  ["/service.html?a=1", 308, "/service?a=1"],
  ["/service///", 308, "/service"],
  ["/index.html", 308, "/"],
  ["/index", 308, "/"],
])("leads %s to the one address of the page", async (target, status, to) => {
  const answer = await ask(target);

  expect(answer.status).toBe(status);
  expect(answer.header("location")).toBe(to);
});

test.each([
  ...["/nowhere", "/images/none.svg", "/service/nowhere", "/images"],
  ...["/_headers", "/%5fheaders", "/%5Fredirects", "/_HEADERS", "//_headers"],
  ...["/service.html.br", "/index.html%2egz", "/.git"],
  ...["/../package.json", "/..%2fpackage.json", "/%2e%2e/package.json"],
])("shows the page for lost parents with status 404: %s", async (target) => {
  const { status, header, body } = await ask(target);

  expect(status).toBe(404);
  expect(header("content-type")).toBe("text/html;charset=utf-8");
  expect(header("a")).toMatch(/^'self'/);
  expect(header("cache-control")).toBe("no-store");
  expect(body).toBe(pages["404.html"]);
});

test.each([
  ...["//", "//:80", "//example.com/", "//example.com.html", "/\\example.com/"],
  ...["http://", "http:///", "http://:80", "localhost", "*", "?a"],
  ...["/%", "/%zz", "/%00", "/\0", "/%0d%0aSet-Cookie:%20a=b/", "/%ff.html"],
])("stays up and leads nowhere else when asked for %j", async (target) => {
  for (const method of ["GET", "HEAD", "POST", "OPTIONS", "CONNECT"]) {
    const { status, header } = await ask(target, { method });

    expect([0, 308, 400, 404, 405]).toContain(status);
    expect(header("location") ?? "/").toMatch(/^\/(?![/\\])/);
    expect(header("set-cookie")).toBeUndefined();
  }
  expect((await ask("/")).status).toBe(200);
});

test.each(["0-0", "-5", "5-1", "5-", "0-99999999999999999999", "x", "1-2,5-6"])(
  "sends the whole page when asked for its bytes %s",
  async (range) => {
    const headers = `Range: bytes=${range}\r\n`;
    const { status, body } = await ask("/service", { headers });

    expect(status).toBe(200);
    expect(body).toBe(pages["service.html"]);
  },
);

test("serves a new build without a restart, and does not miss a file that is gone", async () => {
  writeFileSync(join(folder, "new.html"), "short");
  const first = await ask("/new");
  writeFileSync(join(folder, "new.html"), "a longer text");
  const second = await ask("/new");
  rmSync(join(folder, "new.html"));
  const third = await ask("/new");

  expect([first.body, second.body]).toEqual(["short", "a longer text"]);
  expect(third.status).toBe(404);
});

test("outlives a file that cannot be read", async () => {
  const broken = new Readable({
    read() {
      this.destroy(new Error("too many open files"));
    },
  });
  jest
    .spyOn(fs, "createReadStream")
    .mockReturnValueOnce(broken as fs.ReadStream);

  expect((await ask("/")).body).toBe("");
  expect((await ask("/")).body).toBe(pages["index.html"]);
});

test("takes nothing but GET and HEAD, and answers HEAD without a body", async () => {
  const post = await ask("/contact", { method: "POST" });
  const head = await ask("/service", { method: "HEAD" });

  expect(post.status).toBe(405);
  expect(post.header("allow")).toBe("GET, HEAD");
  expect([head.status, head.body]).toEqual([200, ""]);
});

test("says what to do when there is no exported site", () => {
  expect(() => createPreview(join(folder, "images"))).toThrow(
    /There is no exported site in .*images\/\. Run npm run build first\./,
  );
});
