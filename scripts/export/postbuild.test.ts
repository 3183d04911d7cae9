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
/** A page like those that Next exports. */
const page = (body: string) =>
  `<!DOCTYPE html><html><head><meta charset="utf-8">${font}<link rel="preload" href="/_next/a.js" as="script"><link rel="modulepreload" href="/_next/a.js">${font}<link rel="stylesheet" href="/_next/a.css"><script src="/_next/a.js"></script></head><body><div hidden=""><!--$--></div><main id="main">${body}</main><!--end-->${data}<script>framework()</script></body></html>`;

const root = temporaryFolder();
const out = join(root, "out");
fs.mkdirSync(join(root, "components"));
for (const name of ["node_modules", "components/island"])
  fs.symlinkSync(resolve(name), join(root, name));

/** Writes an export like that of `next build`, and the files of the project that postbuild reads. */
function writeNextExport() {
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
    "out/404.html": page("<p>The page of the framework</p>"),
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

/** The file of the export that matches a pattern. */
const fileLike = (pattern: RegExp) =>
  filesIn(out).find((file) => pattern.test(file))!;

const lateStylesheet = () => fileLike(/^_next\/static\/late-\w{8}\.css$/);
const englishIsland = () => fileLike(/^_next\/static\/greeting\.en-\w{8}\.js$/);
const sharedChunk = () => fileLike(/^_next\/static\/chunk-\w{8}\.js$/);

let weights: Awaited<ReturnType<typeof postbuild>>;
beforeAll(async () => {
  writeNextExport();
  weights = await runPostbuild();
});

test("a page without islands contains no executable scripts and its policy has no script-src", () => {
  const [, policy] = /content="([^"]+)"/.exec(String(read("404.html"))) ?? [];
  expect(String(read("404.html"))).toBe(
    `<!DOCTYPE html><html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}">${font}<style>@layer base,late;@layer base{p{top:0}}</style></head><body><main id="main"><p>One two</p></main>${data}<link rel="stylesheet" href="/${lateStylesheet()}"></body></html>`,
  );
  expect(policy).not.toContain("script-src");
});

test("the export contains only pages, their scripts and styles, and files of public/", () => {
  const files = filesIn(out).filter((file) => !/\.(br|gz)$/.test(file));

  expect(files).toEqual([
    "404.html",
    "_headers",
    sharedChunk(),
    expect.stringMatching(/^_next\/static\/greeting\.bn-\w{8}\.js$/),
    englishIsland(),
    lateStylesheet(),
    "bn.html",
    "bn/404.html",
    "index.html",
    "note.txt",
    "robots.txt",
  ]);
});

test("an island names its module in the language of the page, then the shared modules, and the page contains the loader", () => {
  const home = String(read("index.html"));
  const scripts = `/${englishIsland()} /${sharedChunk()}`;

  expect(home).toContain(
    island.replace(`"><form>`, `" data-src="${scripts}"><form>`),
  );
  expect(home.match(/<script(?! type="application)/g)).toHaveLength(1);
});

test("a module replaces process.env, and contains the licences of its packages", () => {
  expect(String(read(englishIsland()))).not.toContain("process.env");
  // The licences of the bundled packages require that their notice stays in the file.
  expect(String(read(sharedChunk()))).toMatch(
    /Copyright \(c\) Meta[^]*without warranty/i,
  );
});

test("text files have compressed copies, whose sizes are compared with the budgets", () => {
  const home = String(read("index.html"));

  expect(String(brotliDecompressSync(read("index.html.br")))).toBe(home);
  expect(String(gunzipSync(read("index.html.gz")))).toBe(home);
  const { html, scriptOnInteraction } = weights.get("index.html")!;
  expect(html).toBe(read("index.html.br").length);
  expect(scriptOnInteraction).toBeGreaterThan(50_000);
  expect(weights.get("404.html")!.scriptOnInteraction).toBe(0);
});

test("fails and names the remedy if it has already run or nothing was exported", async () => {
  await expect(runPostbuild()).rejects.toThrow("Run npm run build");
});

test("only the headers of a preview have noindex for all addresses", async () => {
  expect(String(read("_headers"))).not.toContain("Robots");

  process.env.NEXT_PUBLIC_PREVIEW = "1";
  writeNextExport();
  await runPostbuild();
  delete process.env.NEXT_PUBLIC_PREVIEW;

  expect(String(read("_headers"))).toContain(
    "\n/*\n  X-Robots-Tag: noindex\n  X-Frame-Options: DENY\n",
  );
});

test("reports a page over its budget with its size in bytes", () => {
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
    "an island that imports from Next",
    island,
    `import Link from "next/link";${component.replace("<b ", "<Link href='/' /><b ")}`,
    /components\/greeting.client.tsx:[^]*without Next/,
  ],
])("fails at %s", async (_, body, code, message) => {
  writeNextExport();
  writeFiles(root, {
    "out/en.html": page(body),
    "components/greeting.client.tsx": code,
  });

  await expect(runPostbuild()).rejects.toThrow(message);
});

const unknown = "is not written by a component of the site.";
const hidden = `<i hidden="" class="a"></i>`;
const title = "<title></title>";
const duplicate = `${title} is in the head twice.`;

test.each([
  ["without styles", "stylesheet", "icon", "links no stylesheet"],
  ["with an unknown element", "<main", "<div>Next</div><main", unknown],
  ["with an unknown hidden element", "<main", `${hidden}<main`, unknown],
  ["with an unknown link", "<script", `<link rel="next"><script`, unknown],
  ["with an unknown style", "<script", "<style></style><script", unknown],
  ["with a title twice", "<script", `${title}${title}<script`, duplicate],
])("fails at a page %s", async (_, part, changed, message) => {
  writeNextExport();
  writeFiles(root, { "out/en.html": page("").replace(part, changed) });

  await expect(runPostbuild()).rejects.toThrow(message);
});
