/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  brotliCompressSync,
  brotliDecompressSync,
  gunzipSync,
  gzipSync,
} from "node:zlib";
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
    "/*\n  X-Content-Type-Options: nosniff\n/images/*\n  Cache-Control: max-age=60\n",
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

type Answer = {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
};

/** Asks as a plain client does: nothing is followed or unpacked on the way. */
function ask(
  path: string,
  { method = "GET", encoding = "" } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      { port, path, method, headers: { "accept-encoding": encoding } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      },
    );
    request.on("error", reject).end();
  });
}

test.each([
  ["/", pages["index.html"]],
  ["/service", pages["service.html"]],
  ["/service?from=home", pages["service.html"]],
  ["/images/hero.svg", "<svg/>"],
])("answers %s", async (path, text) => {
  const { status, body } = await ask(path);

  expect(status).toBe(200);
  expect(body.toString()).toBe(text);
});

test("says that a page is HTML in UTF-8", async () => {
  const { headers } = await ask("/service");

  expect(headers["content-type"]).toBe("text/html;charset=utf-8");
});

test.each([
  ["/service/", "/service"],
  ["/service.html", "/service"],
  ["/service.html?a=1", "/service?a=1"],
  ["/service/?a=1", "/service?a=1"],
  ["/index.html", "/"],
  ["/service///", "/service"],
])("leads %s to the one address of the page", async (path, address) => {
  const { status, headers } = await ask(path);

  expect(status).toBe(308);
  expect(headers.location).toBe(address);
});

test.each(["//example.com/", "//example.com.html", "/\\example.com/"])(
  "never leads to another site: %s",
  async (path) => {
    const { headers } = await ask(path);

    expect(headers.location ?? "/").not.toMatch(/^(\/\/|\/\\|https?:)/);
  },
);

test("leads an old address to its new one", async () => {
  const { status, headers } = await ask("/services?a=1");

  expect(status).toBe(301);
  expect(headers.location).toBe("/service?a=1");
});

test.each(["/nowhere", "/images/none.svg", "/service/nowhere"])(
  "shows the page for lost parents with status 404: %s",
  async (path) => {
    const { status, headers, body } = await ask(path);

    expect(status).toBe(404);
    expect(headers["content-type"]).toBe("text/html;charset=utf-8");
    expect(body.toString()).toBe(pages["404.html"]);
  },
);

test.each(["/_headers", "/_redirects", "/service.html.br", "/index.html.gz"])(
  "keeps the host's own files to itself: %s",
  async (path) => {
    const { status, body } = await ask(path);

    expect(status).toBe(404);
    expect(body.toString()).toBe(pages["404.html"]);
  },
);

test.each(["/../package.json", "/..%2fpackage.json", "/%2e%2e/package.json"])(
  "serves nothing outside the site's folder: %s",
  async (path) => {
    const { status } = await ask(path);

    expect(status).toBe(404);
  },
);

test("sends brotli to a browser that reads it", async () => {
  const { headers, body } = await ask("/service", { encoding: "gzip, br" });

  expect(headers["content-encoding"]).toBe("br");
  expect(headers.vary).toMatch(/accept-encoding/i);
  expect(brotliDecompressSync(body).toString()).toBe(pages["service.html"]);
});

test("sends gzip to a browser that reads only that", async () => {
  const { headers, body } = await ask("/service", { encoding: "gzip" });

  expect(headers["content-encoding"]).toBe("gzip");
  expect(gunzipSync(body).toString()).toBe(pages["service.html"]);
});

test("sends the page for lost parents in brotli too", async () => {
  const { status, headers, body } = await ask("/nowhere", { encoding: "br" });

  expect(status).toBe(404);
  expect(headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(body).toString()).toBe(pages["404.html"]);
});

test("sends plain words to a client that names no packing", async () => {
  const { headers } = await ask("/service");

  expect(headers["content-encoding"]).toBeUndefined();
});

test("sets the host's headers on pages, files and the 404 page", async () => {
  const answers = await Promise.all(
    ["/service", "/images/hero.svg", "/nowhere"].map((path) => ask(path)),
  );

  for (const { headers } of answers)
    expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(answers[1]!.headers["cache-control"]).toBe("max-age=60");
});

test.each(["POST", "PUT", "DELETE"])("does not take %s", async (method) => {
  const { status, headers } = await ask("/contact", { method });

  expect(status).toBe(405);
  expect(headers.allow).toBe("GET, HEAD");
});

test.each([
  ["/service", 200],
  ["/nowhere", 404],
])("answers HEAD %s without a body", async (path, expected) => {
  const { status, body } = await ask(path, { method: "HEAD" });

  expect(status).toBe(expected);
  expect(body).toHaveLength(0);
});

test("says what to do when there is no exported site", () => {
  expect(() => createPreview(join(folder, "images"))).toThrow(
    /There is no exported site in .*images\/\. Run npm run build first\./,
  );
});
