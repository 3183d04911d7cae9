import { hash } from "node:crypto";
import * as fs from "node:fs";
import { join } from "node:path";
import { temporaryFolder, writeFiles } from "../testing/temporary-folder.fixture";
import { budgets, overBudget } from "./budgets";
import { filesIn, pageFrom } from "./page";
import { postbuild } from "./postbuild";

jest.mock("@/site-content/languages", () => {
  const actual = jest.requireActual<object>("@/site-content/languages");
  const english = { code: "en", tag: "en-IN", name: "English" };
  const bangla = { code: "bn", tag: "bn-IN", name: "বাংলা" };
  return { ...actual, english, languages: [english, bangla] };
});

const component = `"use client";
export const Greeting = ({ name }) => <form>Hello {name}</form>;`;
const island = `<div data-island="greeting.en"><form action="https://script.google.com/macros/s/a/exec">Hello <!-- -->Asha</form></div>`;
const font = `<link rel="preload" href="/a.woff2" as="font">`;
const drawing = `<link rel="preload" href="/a.svg" as="image">`;
const data = `<script type="application/ld+json">{}</script>`;
const page = (body: string) =>
  `<!DOCTYPE html><html><head><meta charset="utf-8">${font}${drawing}<link rel="preload" href="/a.jpg" as="image"><link rel="preload" href="/_next/a.js" as="script"><link rel="modulepreload" href="/_next/a.js">${font}<link rel="stylesheet" href="/_next/a.css"><script src="/_next/a.js"></script></head><body><div hidden=""><!--$--></div><main id="main">${body}</main><!--end-->${data}<script>framework()</script></body></html>`;

const root = temporaryFolder(".test");
const out = join(root, "out");
fs.cpSync("components/island", join(root, "components/island"), { recursive: true });

/** Files of public/, and what macOS, Windows and cloud drives put beside them. */
const publicFiles = [
  ...["note.txt", ".well-known/security.txt", ".nojekyll"],
  ...[".DS_Store", "images/.DS_Store", "._note.html", "images/._a.svg"],
  ...["Thumbs.db", "images/thumbs.db", "desktop.ini", ".well-known/.DS_Store"],
];
const inPublic = () =>
  Object.fromEntries(
    publicFiles.flatMap((file) => [
      [`public/${file}`, ""],
      [`out/${file}`, ""],
    ]),
  );

function writeNextExport() {
  fs.rmSync(out, { recursive: true, force: true });
  writeFiles(root, {
    "package.json": `{ "browserslist": ["chrome >= 108"] }`,
    "components/greeting.client.tsx": component,
    ...inPublic(),
    "public/_headers": "",
    "public/_redirects": "",
    "out/_redirects": "# Old\n/book /contact 301\n/ /home 302\n",
    "out/_headers": "# All\n/*\n  X-Frame-Options: DENY\n/fonts/*\n  Cache-Control: max-age=60\n",
    "out/en.html": page(island),
    "out/en/404.html": page("<p>One<!-- --> two<i>, for Tele-MANAS</i></p>"),
    "out/404.html": page("<p>The page of the framework</p>"),
    "out/_copy-of-404.html": page(""),
    "out/en/page-data.txt": "",
    "out/bn.html": page("<p>Home</p>"),
    "out/bn/404.html": page("<p>Not found</p>"),
    "out/bn/page-data.txt": "",
    "out/bn/page-data.rsc": "",
    "out/bn/contact/page-data.txt": "",
    "out/robots.txt": "",
    "out/_next/a.js": `import "./b.js"`,
    "out/_next/b.js": "",
    "out/_next/a.css": "@layer base{p{top:0}}@layer below{p{top:0}}",
  });
}

const read = (name: string) => fs.readFileSync(join(out, name), "utf8");

const fileLike = (pattern: RegExp) => filesIn(out).find((file) => pattern.test(file))!;

const belowStylesheet = () => fileLike(/^_next\/static\/below-\w{8}\.css$/);
const englishIsland = () => fileLike(/^_next\/static\/greeting\.en-\w{8}\.js$/);
const sharedChunk = () => fileLike(/^_next\/static\/chunk-\w{8}\.js$/);

let weights: Awaited<ReturnType<typeof postbuild>>;
const project = process.cwd();
beforeAll(async () => {
  process.chdir(root);
  writeNextExport();
  weights = await postbuild(out);
});

const styles = "@layer base,below;@layer base{p{top:0}}";

/** The policy of a page with only these styles. */
const policy = (scripts = "", hosts = "'self'") =>
  `default-src 'none'; ${scripts}style-src 'self' ${hashOf(styles)}; img-src 'self'; font-src 'self'; connect-src ${hosts}; form-action ${hosts}; manifest-src 'self'; base-uri 'none'`;

const hashOf = (text: string) => `'sha256-${hash("sha256", text, "base64")}'`;

test("a page without islands has no executable scripts, and its policy allows none", () => {
  expect(read("404.html")).toBe(
    `<!DOCTYPE html><html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy()}">${font}${drawing}<style>${styles}</style></head><body><main id="main"><p>One two<i>, for Tele-MANAS</i></p></main>${data}<link rel="stylesheet" href="/${belowStylesheet()}"></body></html>`,
  );
});

test("the policy of a page with a form allows its scripts, the endpoint, and the host that Google redirects to", () => {
  const { $ } = pageFrom("index.html", read("index.html"));
  const loader = hashOf($("script[type=module]").text());
  const hosts = "'self' https://script.google.com https://script.googleusercontent.com";

  expect($("meta[charset] + meta[http-equiv]").attr("content")).toBe(
    policy(`script-src 'self' ${loader}; `, hosts),
  );
});

test("the export contains only pages, their scripts and styles, files of public/, and files with a well-known address", () => {
  const files = filesIn(out).filter((file) => !/\.(br|gz)$/.test(file));

  expect(files).toEqual([
    ".htaccess",
    ".nginx.conf",
    ".nojekyll",
    ".well-known/security.txt",
    "404.html",
    "_headers",
    belowStylesheet(),
    sharedChunk(),
    expect.stringMatching(/^_next\/static\/greeting\.bn-\w{8}\.js$/),
    englishIsland(),
    "_next/static/licences.txt",
    "_redirects",
    "bn.html",
    "bn/.htaccess",
    "bn/404.html",
    "index.html",
    "note.txt",
    "robots.txt",
  ]);
});

test("the export has no empty folder, which a host may find before the page of its name", () => {
  const folders = fs
    .readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => join(parentPath, name));

  expect(folders.filter((at) => fs.readdirSync(at).length === 0)).toEqual([]);
});

test(".htaccess has the rules and headers of both files, and the error page of each language", () => {
  expect(read(".htaccess")).toContain(`"^bn/book/$" "/bn/contact" [NC,R=301,L]`);
  expect(read(".htaccess")).toContain(`Header always set X-Frame-Options "DENY"`);
  expect(read("bn/.htaccess")).toBe("ErrorDocument 404 /bn/404.html\n");
});

test("the configuration of nginx has the rules and headers of both files", () => {
  const lines = read(".nginx.conf").split("\n");

  for (const line of [
    'if ($uri = "/bn/book/") { return 301 /bn/contact$is_args$args; }',
    'add_header X-Frame-Options "DENY" always;',
    'set $k7_cache_control "public, max-age=0, must-revalidate";',
    'if ($uri ~ "^/fonts/.*$") { set $k7_cache_control "max-age=60"; }',
    "add_header Cache-Control $k7_cache_control always;",
  ])
    expect(lines).toContain(line);
});

test("no path stands twice in _headers, because the second block replaces the first on Cloudflare Pages", () => {
  const paths = fs.readFileSync(join(project, "public/_headers"), "utf8").match(/^\/.*$/gm);

  expect(paths).toEqual([...new Set(paths)]);
});

test("a bundled script names the file with the licence notices of its packages", () => {
  const address = /\/\*! Licences: \/(\S+) \*\/\n$/.exec(read(sharedChunk()))?.[1];

  expect(read(address!)).toMatch(/Copyright \(c\) Meta[^]*without warranty/i);
});

test("the sizes of a page are those of its compressed files and of the scripts of its islands", () => {
  const size = (file: string) => fs.statSync(join(out, `${file}.br`)).size;

  expect(weights.get("index.html")).toMatchObject({
    html: size("index.html"),
    scriptAtLoad: 0,
    scriptOnInteraction: size(englishIsland()) + size(sharedChunk()),
  });
  expect(weights.get("404.html")!.scriptOnInteraction).toBe(0);
});

test("warns at a page with long texts, and fails at one with large scripts", () => {
  const tooLarge = budgets.loader + 1;
  const sizes = { ...budgets, html: 19_900, loader: tooLarge };

  expect(overBudget(new Map([["index.html", sizes]]))).toEqual({
    errors: [`index.html: loader is ${tooLarge} bytes, the budget is ${budgets.loader}.`],
    warnings: [expect.stringContaining("the page is 1400 bytes larger")],
  });
});

test("a second run fails and says to run npm run build", async () => {
  await expect(postbuild(out)).rejects.toThrow("Run npm run build");
});

const title = "<title></title>";
const unknownIslandError = `index.html: no island is called "map.en". A name is <file name of components/**/*.client.tsx>.<language code>; known names: greeting.en, greeting.bn.`;

test.each([
  ["without styles", "stylesheet", "icon", "links no stylesheet"],
  ["whose charset is not first in the head", "<meta", `${title}<meta`, "does not begin with <met"],
  ["with an unknown island", "greeting.en", "map.en", unknownIslandError],
])("fails at a page %s", async (_, part, changed, message) => {
  writeNextExport();
  writeFiles(root, { "out/en.html": page(island).replace(part, changed) });

  await expect(postbuild(out)).rejects.toThrow(message);
});
