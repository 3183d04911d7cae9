/** @jest-environment node */
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { budgets } from "./budgets";
import { compress } from "./compress";
import { dropFiles, filesIn } from "./drop-files";
import { pageFrom, readPages } from "./page";
import { overweight, weigh, weightTable } from "./weigh";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "k7-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

test("drops what nothing asks for, and only that", () => {
  write({
    "index.html": `<script>load("islands-a.js")</script>`,
    "index.txt": "",
    "_not-found.html": "",
    "_not-found.txt": "",
    "contact/__next._tree.txt": "",
    "robots.txt": "",
    "_next/static/islands-a.js": `import "./chunk-b.js"`,
    "_next/static/chunk-b.js": "",
    "_next/static/chunks/old.js": `import "./older.js"`,
    "_next/static/chunks/older.js": "",
    "_next/static/id/_buildManifest.js": "",
  });

  dropFiles(folder);

  expect(filesIn(folder)).toEqual([
    "_next/static/chunk-b.js",
    "_next/static/islands-a.js",
    "index.html",
    "robots.txt",
  ]);
});

test("writes a .br and a .gz beside every file that can shrink", () => {
  write({ "index.html": "<p>Words</p>", "a.woff2": "" });

  compress(folder);

  expect(filesIn(folder)).toEqual([
    "a.woff2",
    "index.html",
    "index.html.br",
    "index.html.gz",
  ]);
  const read = (name: string) => readFileSync(join(folder, name));
  expect(String(brotliDecompressSync(read("index.html.br")))).toBe(
    "<p>Words</p>",
  );
  expect(String(gunzipSync(read("index.html.gz")))).toBe("<p>Words</p>");
});

test("reads every page with its clean address", () => {
  write({
    "index.html": "",
    "contact.html": "",
    "404.html": "",
    "_not-found.html": "",
  });

  const paths = readPages(folder).map(({ path }) => path);

  expect(paths).toEqual([undefined, "/contact", "/"]);
});

test("says so when nothing was exported", () => {
  expect(() => readPages(folder)).toThrow("has next build run?");
});

test("weighs a page, and tells what is over its budget", () => {
  write({
    "index.html": "<p>Words</p>",
    "_next/static/a.js": "go()",
    "b.js": "b",
  });
  const page = pageFrom(
    "index.html",
    `<script src="/b.js"></script><script type="module">${"x".repeat(2_000)}</script>`,
  );

  const weights = new Map([
    [page, weigh(page, { atTouch: ["a.js"], later: [] }, folder)],
  ]);

  expect(overweight(weights)).toEqual([
    expect.stringMatching(/^\/: scriptAtLoad is \d+ bytes, the budget is 0\.$/),
    `/: loader is 2000 bytes, the budget is ${budgets.loader}.`,
  ]);
  expect(weightTable(weights)).toMatch(/^\/ .* 2000 /m);
});
