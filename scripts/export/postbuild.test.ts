/** @jest-environment node */
import * as fs from "node:fs";
import { join, resolve } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { temporaryFolder, writeFiles } from "../temporary-folder.fixture";
import { budgets, overBudget } from "./budgets";
import { postbuild } from "./postbuild";
import { filesIn } from "./page";

jest.mock("@/content-model/languages", () => {
  const actual = jest.requireActual<typeof import("@/content-model/languages")>(
    "@/content-model/languages",
  );
  const bangla = { code: "bn", tag: "bn-IN", name: "বাংলা" };
  return { ...actual, languages: [actual.english, bangla] };
});

const component = `"use client";
export const Greeting = ({ name }) => (
  <form>Hello {name}{process.env.NEXT_PUBLIC_UNSET}<b /><button>Go</button></form>
);
`;
const island = `<div data-island="greeting.en" data-props="{&quot;name&quot;:&quot;Asha&quot;}"><form>Hello <!-- -->Asha<b></b><button>Go</button></form></div>`;
const font = `<link rel="preload" href="/a.woff2" as="font">`;
const data = `<script type="application/ld+json">{}</script>`;
/** A page as a framework exports it. */
const page = (body: string) =>
  `<!DOCTYPE html><html><head><meta charset="utf-8">${font}<link rel="preload" href="/_next/a.js" as="script"><link rel="modulepreload" href="/_next/a.js">${font}<link rel="stylesheet" href="/_next/a.css"><script src="/_next/a.js"></script></head><body><div hidden=""><!--$--></div><main id="main">${body}</main><!--end-->${data}<script>framework()</script></body></html>`;

const root = temporaryFolder();
const out = join(root, "out");
fs.mkdirSync(join(root, "components"));
for (const name of ["node_modules", "components/island"])
  fs.symlinkSync(resolve(name), join(root, name));

/** Puts a site there as a framework exports it. */
function exportIt() {
  fs.rmSync(out, { recursive: true, force: true });
  writeFiles(root, {
    "package.json": `{ "browserslist": ["chrome >= 108"] }`,
    "components/greeting.client.tsx": component,
    "public/note.txt": "",
    "out/note.txt": "",
    "public/_headers": "",
    "out/_headers": "# All\n/*\n  X-Frame-Options: DENY\n\n/fonts/*\n  A: b\n",
    "out/en.html": page(island),
    "out/en/404.html": page("<p>One<!-- --> two</p>"),
    "out/404.html": page("<p>The framework's own</p>"),
    "out/_copy-of-404.html": page(""),
    "out/en/page-data.txt": "",
    "out/bn.html": page("<p>Home</p>"),
    "out/bn/404.html": page("<p>Not found</p>"),
    "out/bn/page-data.txt": "",
    "out/bn/page-data.rsc": "",
    "out/robots.txt": "",
    "out/_next/a.js": `import "./b.js"`,
    "out/_next/b.js": "",
    "out/_next/a.css": "@layer base{p{top:0}}@layer late{p{top:0}}",
  });
}

const runPostbuild = () => postbuild(out, root);
const read = (name: string) => fs.readFileSync(join(out, name));

const lateStylesheet = () =>
  filesIn(out).find((file) => /^_next\/static\/late-\w{8}\.css$/.test(file));

let weights: Awaited<ReturnType<typeof postbuild>>;
beforeAll(async () => {
  exportIt();
  weights = await runPostbuild();
});

test("a page without islands needs nothing but itself", () => {
  const [, policy] = /content="([^"]+)"/.exec(String(read("404.html"))) ?? [];
  expect(String(read("404.html"))).toBe(
    `<!DOCTYPE html><html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}">${font}<style>@layer base,late;@layer base{p{top:0}}</style></head><body><main id="main"><p>One two</p></main>${data}<link rel="stylesheet" href="/${lateStylesheet()}"></body></html>`,
  );
  expect(policy).not.toContain("script-src");
});

test("an island brings its module in the language of the page and what all share, and every text lies compressed beside itself and is weighed", () => {
  const files = filesIn(out).filter((file) => !/\.(br|gz)$/.test(file));
  expect(files).toEqual([
    "404.html",
    "_headers",
    expect.stringMatching(/^_next\/static\/chunk-\w{8}\.js$/),
    expect.stringMatching(/^_next\/static\/greeting\.bn-\w{8}\.js$/),
    expect.stringMatching(/^_next\/static\/greeting\.en-\w{8}\.js$/),
    lateStylesheet(),
    "bn.html",
    "bn/404.html",
    "index.html",
    "note.txt",
    "robots.txt",
  ]);
  const home = String(read("index.html"));
  expect(home).toContain(
    island.replace(`"><form>`, `" data-src="/${files[4]} /${files[2]}"><form>`),
  );
  expect(home.match(/<script(?! type="application)/g)).toHaveLength(1);
  expect(String(read(files[4]!))).not.toContain("process.env");
  const script = String(read(files[2]!));
  // As the licences of the packages in it ask.
  expect(script).toMatch(/Copyright \(c\) Meta[^]*without warranty/i);
  expect(String(brotliDecompressSync(read("index.html.br")))).toBe(home);
  expect(String(gunzipSync(read("index.html.gz")))).toBe(home);
  expect(weights.get("index.html")!.html).toBe(read("index.html.br").length);
  expect(weights.get("index.html")!.scriptOnInteraction).toBeGreaterThan(
    50_000,
  );
  expect(weights.get("404.html")!.scriptOnInteraction).toBe(0);
});

test("says what to do when it has run already, or nothing was exported", async () => {
  await expect(runPostbuild()).rejects.toThrow("Run npm run build");
});

test("the headers of a preview, and of no other site, keep search engines away", async () => {
  expect(String(read("_headers"))).not.toContain("Robots");

  process.env.NEXT_PUBLIC_PREVIEW = "1";
  exportIt();
  await runPostbuild();
  delete process.env.NEXT_PUBLIC_PREVIEW;

  expect(String(read("_headers"))).toContain(
    "\n/*\n  X-Robots-Tag: noindex\n  X-Frame-Options: DENY\n",
  );
});

test("a page over its budget is named with its bytes", () => {
  const heavy = { ...budgets, html: 14_601 };

  expect(overBudget(new Map([["index.html", heavy]]))).toEqual([
    "index.html: html is 14601 bytes, the budget is 14600.",
  ]);
});

test.each([
  [
    "an island without a client component",
    island.replace("greeting.en", "map.en"),
    component,
    `index.html: no island is called "map.en". A name is <file name of components/**/*.client.tsx>.<language code>; known names: greeting.en, greeting.bn.`,
  ],
  [
    "an island that leans on Next's client",
    island,
    `import Link from "next/link";${component.replace("<b ", "<Link href='/' /><b ")}`,
    /components\/greeting.client.tsx:[^]*without Next/,
  ],
])("fails at %s", async (_, body, code, message) => {
  exportIt();
  writeFiles(root, {
    "out/en.html": page(body),
    "components/greeting.client.tsx": code,
  });

  await expect(runPostbuild()).rejects.toThrow(message);
});

const unknown = "is not written by a component of the site.";
const duplicate = "<title></title> is in the head twice.";

test.each([
  ["without styles", "stylesheet", "icon", "links no stylesheet"],
  ["with an unknown element", "<main", "<div>Next</div><main", unknown],
  [
    "with an unknown hidden element",
    "<main",
    `<i hidden="" class="a"></i><main`,
    unknown,
  ],
  ["with an unknown link", "<script", `<link rel="next"><script`, unknown],
  ["with an unknown style", "<script", "<style></style><script", unknown],
  [
    "with a title twice",
    "<script",
    "<title></title><title></title><script",
    duplicate,
  ],
])("fails at a page %s", async (_, part, changed, message) => {
  exportIt();
  writeFiles(root, { "out/en.html": page("").replace(part, changed) });

  await expect(runPostbuild()).rejects.toThrow(message);
});
