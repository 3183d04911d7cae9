/** @jest-environment node */
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import type { AddressInfo } from "node:net";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { listen } from "../listen";
import { compress } from "../postbuild/compress";
import { headersFile } from "../postbuild/headers-file";
import { pageFrom } from "../postbuild/page";
import { createPreview } from "../preview";
import { hostFaults, hostTable } from "./host-table";
import { nginxFiles } from "./nginx-files";
import { request } from "./request";
import { nginxMissing, runNginx, type RunningNginx } from "./run-nginx";

let folder: string;

beforeAll(() => {
  folder = smallExport();
});
afterAll(() => rmSync(folder, { recursive: true }));

describe("the preview server", () => {
  let server: Server;
  let base: string;
  beforeAll(async () => {
    server = createPreview(folder);
    await listen(server, 0, "the preview");
    base = `http://localhost:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  test("answers as every host must", async () => {
    expect(await hostFaults(base, folder, hostTable(folder))).toEqual([]);
  });
});

const missing = nginxMissing();
if (missing !== undefined)
  process.stderr.write(`The nginx tests are skipped: ${missing}.\n`);

(missing === undefined ? describe : describe.skip)("nginx", () => {
  let nginx: RunningNginx;
  beforeAll(async () => {
    nginx = await runNginx(folder);
  });
  afterAll(() => nginx?.stop());

  test("answers as every host must", async () => {
    expect(
      await hostFaults(nginx.secure, folder, hostTable(folder), nginx.host),
    ).toEqual([]);
  });

  test("leads from http to https and keeps the address", async () => {
    const { status, headers } = await request(
      nginx.plain,
      "/service?from=card",
    );

    expect(status).toBe(301);
    expect(headers.location).toBe("https://k7.example/service?from=card");
  });

  test("leads from the domain's other spelling to its own", async () => {
    const { status, headers } = await request(nginx.secure, "/contact", {
      headers: { host: "www.k7.example" },
    });

    expect(status).toBe(301);
    expect(headers.location).toBe("https://k7.example/contact");
  });

  test("gives a missing page its own policy", async () => {
    const { headers } = await request(nginx.secure, "/no-such-page", {
      headers: { host: nginx.host },
    });

    expect(headers["content-security-policy"]).toBe(
      "default-src 'none'; style-src 'sha256-404'; frame-ancestors 'none'",
    );
  });

  test("does not tell its version", async () => {
    const { headers } = await request(nginx.secure, "/");

    expect(headers.server).toBe("nginx");
  });
});

test("the domain stands wherever the example stood, in both spellings", () => {
  const site = nginxFiles(folder, "www.k7.in")["site.conf"];

  expect(site).not.toContain("example");
  expect(site).toContain("server_name www.k7.in k7.in;");
  expect(site).toContain("return 301 https://www.k7.in$request_uri;");
});

test("says so when a header or a redirect cannot be put in nginx's words", () => {
  const odd = mkdtempSync(join(tmpdir(), "k7-odd-"));

  writeFileSync(join(odd, "_headers"), "/*\n  X-Price: $5 a month\n");
  expect(() => nginxFiles(odd)).toThrow("nginx cannot take this value: $5");
  writeFileSync(join(odd, "_headers"), "");
  writeFileSync(join(odd, "_redirects"), "/old/* /service 301\n");
  expect(() => nginxFiles(odd)).toThrow('"/old/*" has a pattern');

  rmSync(odd, { recursive: true });
});

/** An export in small, with the project's own redirects and with headers and twins made as the build makes them. */
function smallExport(): string {
  const place = mkdtempSync(join(tmpdir(), "k7-export-"));
  const files = {
    "index.html": "<!doctype html><title>Home</title>".padEnd(2_000, " home"),
    "service.html": "<!doctype html><title>Services</title>",
    "contact.html": "<!doctype html><title>Contact</title>",
    "service4.html": "<!doctype html><title>Behavioural</title>",
    "psychological-counselling.html": "<!doctype html><title>Talk</title>",
    "404.html": "<!doctype html><title>Not here</title>",
    "_next/static/islands-ABCD1234.js": "export {};",
    "fonts/lexend.woff2": "not a font, but nobody reads it",
    "images/hero.svg": '<svg xmlns="http://www.w3.org/2000/svg"/>',
    "social/home.png": "not a picture either",
    "manifest.webmanifest": "{}",
    "sitemap.xml": "<urlset/>",
    "robots.txt": "User-Agent: *",
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(place, name)), { recursive: true });
    writeFileSync(join(place, name), text);
  }
  const pages = Object.entries(files).filter(([name]) =>
    name.endsWith(".html"),
  );
  writeFileSync(
    join(place, "_headers"),
    headersFile(
      new Map(
        pages.map(([name, text]) => [
          pageFrom(name, text),
          `default-src 'none'; style-src 'sha256-${name.replace(".html", "")}'`,
        ]),
      ),
    ),
  );
  copyFileSync("public/_redirects", join(place, "_redirects"));
  compress(place);
  return place;
}
