/** @jest-environment node */
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { filesIn } from "./drop-files";
import { finalise } from "./finalise";

const component = `"use client";
export function Greeting({ name, children }) {
  return <form data-wake="">Hello {name}{children}<button data-busy="...">Go</button></form>;
}
`;
const flight = [
  `1:I[7,["/_next/static/chunks/a.js"],"Greeting"]`,
  `0:["$","main",null,{"children":["$","$L1",null,{"name":"Asha","children":["$","b",null,{"className":"late","children":"!"}]}]}]`,
  "",
].join("\n");
const head = `<meta charset="utf-8"><link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"><script src="/_next/static/chunks/a.js" async=""></script>`;
const bootstrap = `<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({})</script>`;
const pushes = (text: string) =>
  `<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push(${JSON.stringify([1, text])})</script>`;
const pageOf = (main: string, data: string) =>
  `<!DOCTYPE html><html><head>${head}</head><body><main>${main}</main>${bootstrap}${pushes(data)}</body></html>`;
const form = `<form data-wake="">Hello <!-- -->Asha<b class="late">!</b><button data-busy="...">Go</button></form>`;

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "k7-"));
  for (const folder of ["node_modules", "scripts"])
    symlinkSync(resolve(folder), join(root, folder));
  write({
    "package.json": `{ "browserslist": ["chrome >= 108"] }`,
    "components/greeting.client.tsx": component,
    "styles/late.css": "@view-transition {\n  navigation: auto;\n}\n",
    "out/index.html": pageOf(form, flight),
    "out/404.html": pageOf("<p>Nothing here</p>", `0:["$","main",null,{}]\n`),
    "out/index.txt": flight,
    "out/_next/static/chunks/a.js": "",
    "out/_next/static/chunks/a.css": "@layer base{.late{top:0}.gone{top:0}}",
  });
});
afterEach(() => rmSync(root, { recursive: true }));

function write(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
}

const read = (name: string) => readFileSync(join(root, "out", name), "utf8");

test("leaves pages that need nothing but themselves, and a module for the island", async () => {
  await finalise("out", { root });

  const scripts = filesIn(join(root, "out")).filter((file) =>
    file.endsWith(".js"),
  );
  expect(scripts).toEqual([
    expect.stringMatching(/^_next\/static\/islands-\w{8}\.js$/),
  ]);
  expect(read("index.html")).toContain(`"${scripts[0]?.slice(13)}"`);
  expect(read("index.html")).toContain(`Hello <!-- -->Asha`);
  expect(read("index.html")).toContain(".late{top:0}}</style>");
  expect(read("404.html")).not.toContain(`type="module"`);
  expect(read("404.html")).not.toMatch(/__next_f|TURBOPACK|\.late/);
  expect(read("_headers")).toContain("/index.html\n");
});

test("links what only the newest browsers know at the very end of a page", async () => {
  await finalise("out", { root });

  const link =
    /<link rel="stylesheet" href="(\/_next\/static\/late-\w{8}\.css)">/;
  const [, sheet = ""] = link.exec(read("404.html")) ?? [];
  expect(read(sheet)).toBe("@view-transition{navigation:auto}\n");
  expect(read("404.html").indexOf(sheet)).toBeGreaterThan(
    read("404.html").indexOf("</main>"),
  );
  expect(read("404.html")).toMatch(/style-src 'self' 'sha256-/);
});

test("stops when the exported markup is not what the island renders", async () => {
  write({ "out/index.html": pageOf(form.replace("Asha", "Ravi"), flight) });

  await expect(finalise("out", { root })).rejects.toThrow(
    "index.html: the markup at <form data-wake> is not what a client component renders",
  );
});

test("stops when an island's markup is not on the page", async () => {
  write({ "out/index.html": pageOf("<p>Words</p>", flight) });

  await expect(finalise("out", { root })).rejects.toThrow(
    "index.html: Greeting is in the page data, but its markup is not on the page",
  );
});

test("stops when two forms of a kind lie side by side", async () => {
  write({ "out/index.html": pageOf(`<form></form>${form}`, flight) });

  await expect(finalise("out", { root })).rejects.toThrow("sibling");
});

test("stops when an island leans on Next's client", async () => {
  write({
    "components/greeting.client.tsx": component.replace(
      "\n",
      `\nimport "next/navigation";\n`,
    ),
  });

  await expect(finalise("out", { root })).rejects.toThrow(
    "islands run without Next's client",
  );
});

test("says so when it has run before", async () => {
  await finalise("out", { root });

  await expect(finalise("out", { root })).rejects.toThrow("finalised already");
});
