/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readHeaders, readRedirects } from "./host-files";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "host-files-"));
});

afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) =>
  writeFileSync(join(folder, name), text);

describe("the headers of an address", () => {
  test("are those of every rule that matches it", () => {
    write(
      "_headers",
      [
        "/*",
        "  X-Content-Type-Options: nosniff",
        "/_next/static/*",
        "  Cache-Control: public, max-age=31536000, immutable",
      ].join("\n"),
    );
    const headersOf = readHeaders(folder);

    expect(headersOf("/service")).toEqual({
      "x-content-type-options": "nosniff",
    });
    expect(headersOf("/_next/static/a.js")).toEqual({
      "x-content-type-options": "nosniff",
      "cache-control": "public, max-age=31536000, immutable",
    });
  });

  test("come from the later rule where two say different things", () => {
    write("_headers", "/*\n  Vary: a\n/contact\n  vary: b\n");

    expect(readHeaders(folder)("/contact")).toEqual({ vary: "b" });
    expect(readHeaders(folder)("/")).toEqual({ vary: "a" });
  });

  test("keep the colons inside a value", () => {
    write(
      "_headers",
      "/*\n  Content-Security-Policy: img-src 'self' data:; form-action http://localhost:3101\n",
    );

    expect(readHeaders(folder)("/")).toEqual({
      "content-security-policy":
        "img-src 'self' data:; form-action http://localhost:3101",
    });
  });

  test("take a path literally but for its stars", () => {
    write("_headers", "/a.html\n  A: 1\n");

    expect(readHeaders(folder)("/a.html")).toEqual({ a: "1" });
    expect(readHeaders(folder)("/abhtml")).toEqual({});
    expect(readHeaders(folder)("/b/a.html")).toEqual({});
  });

  test("leave out comments and empty lines", () => {
    write("_headers", "# for every page\n\n/*\n\n  A: 1\n");

    expect(readHeaders(folder)("/")).toEqual({ a: "1" });
  });

  test("are none without a file", () => {
    expect(readHeaders(folder)("/")).toEqual({});
  });
});

describe("the redirects", () => {
  test("lead from an old address to its new one with the given status", () => {
    write("_redirects", "# moved\n/services /service 301\n/book   /contact\n");
    const redirectOf = readRedirects(folder);

    expect(redirectOf("/services")).toEqual({
      from: "/services",
      to: "/service",
      status: 301,
    });
    expect(redirectOf("/book")).toMatchObject({ to: "/contact", status: 302 });
    expect(redirectOf("/service")).toBeUndefined();
  });

  test("are none without a file", () => {
    expect(readRedirects(folder)("/services")).toBeUndefined();
  });
});
