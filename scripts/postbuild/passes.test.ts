/** @jest-environment node */
import { serialize } from "parse5";
import { addLoader } from "./add-loader";
import { addSpeculationRules } from "./add-speculation-rules";
import { dropScripts } from "./drop-scripts";
import { inlineStyles } from "./inline-styles";
import { pageFrom, parsing, type Page } from "./page";
import { pruneStyles } from "./prune-styles";
import { tidyMarkup } from "./tidy-markup";
import { tidyPreloads } from "./tidy-preloads";

const pageOf = (body: string, head = "") =>
  pageFrom(
    "service.html",
    `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`,
  );
const htmlOf = ({ document }: Page) => serialize(document, parsing);

const chunk = `<script src="/_next/static/chunks/a.js" async></script>`;
const bootstrap = `<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({})</script>`;
const flight = `<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"0:{}\\n"])</script>`;

describe("dropScripts", () => {
  test("takes out every script of the framework and leaves data", () => {
    const data = `<script type="application/ld+json">{}</script>`;
    const page = pageOf(
      `<p>Words</p>${data}${bootstrap}${flight}`,
      `<link rel="preload" as="script" href="/_next/static/chunks/a.js">${chunk}`,
    );

    dropScripts(page);

    expect(htmlOf(page)).toContain(`<p>Words</p>${data}</body>`);
    expect(htmlOf(page)).toContain("<head></head>");
  });

  test.each([
    ["a script nobody knows", `<script>alert(1)</script>`, "not known"],
    ["no bootstrap", "", "bootstrap"],
  ])("stops at %s", (_, extra, message) => {
    const known = extra === "" ? "" : bootstrap;
    const page = pageOf(`${known}${flight}${extra}`, chunk);

    expect(() => dropScripts(page)).toThrow(message);
  });

  test("stops when the page data or the chunks are missing", () => {
    expect(() => dropScripts(pageOf(bootstrap, chunk))).toThrow("page data");
    expect(() => dropScripts(pageOf(bootstrap + flight))).toThrow("chunks");
  });
});

describe("tidyMarkup", () => {
  test("takes out comments, framework attributes and the empty wrapper", () => {
    const page = pageOf(
      `<div hidden=""><!--$--><!--/$--></div><p data-dgst="1">One<!-- --> two</p><div hidden>Mine</div>`,
    );

    tidyMarkup(page);

    expect(htmlOf(page)).toContain(
      `<body><p>One two</p><div hidden="">Mine</div></body>`,
    );
  });

  test("leaves an island as React wrote it, but for <noscript>", () => {
    const page = pageOf(
      `<form data-wake=""><b>a<!-- -->b</b><noscript>c<!-- -->d</noscript></form>`,
    );

    tidyMarkup(page);

    expect(htmlOf(page)).toContain(`<b>a<!-- -->b</b><noscript>cd</noscript>`);
  });
});

test("tidyPreloads leaves each font once and nothing else", () => {
  const font = `<link rel="preload" href="/a.woff2" as="font" crossorigin="">`;
  const page = pageOf(
    "",
    `${font}<link rel="preload" href="/a.svg" as="image"><link rel="preload" href="/a.css" as="style">${font}<link rel="icon" href="/icon.svg">`,
  );

  tidyPreloads(page);

  expect(htmlOf(page)).toContain(
    `<head>${font}<link rel="icon" href="/icon.svg"></head>`,
  );
});

describe("inlineStyles", () => {
  const sheets: Readonly<Record<string, string>> = {
    "/site.css": "@layer base{p{margin:0}}\n@layer components{.a{top:0}}\n",
    "/own.css": "@layer components{.b{top:0}}",
    "/late.css": "@layer later{.c{top:0}}",
    "/relative.css": `@layer base{p{background:url(../a.svg)}}`,
  };
  const read = (address: string) => sheets[address] ?? "";
  const link = (address: string) =>
    `<link rel="stylesheet" href="${address}" data-precedence="next">`;

  test("puts the sheets into one <style>, the order of the layers first", () => {
    const page = pageOf("", link("/site.css") + link("/own.css"));

    inlineStyles(page, read);

    expect(htmlOf(page)).toContain(
      "<head><style>@layer base,components;@layer base{p{margin:0}}@layer components{.a{top:0}}@layer components{.b{top:0}}</style></head>",
    );
  });

  test.each([
    ["a layer that comes too late", "/late.css", "later"],
    ["a relative address", "/relative.css", "relative"],
  ])("stops at %s", (_, address, message) => {
    const page = pageOf("", link("/site.css") + link(address));

    expect(() => inlineStyles(page, read)).toThrow(message);
  });

  test("stops when there is no sheet", () => {
    expect(() => inlineStyles(pageOf(""), read)).toThrow("no style sheet");
  });
});

test("pruneStyles keeps what the page or its scripts name", () => {
  const style = [
    "@layer a,b;",
    "@layer a{.gone{top:0}}",
    "@layer b{p,.here,.gone>p{top:0}.here:not(.gone){top:0}.later{top:0}}",
    "@media print{.gone{top:0}}",
    "@keyframes rise{0%{top:0}}",
  ].join("");
  const page = pageOf(`<p class="here">`, `<style>${style}</style>`);

  pruneStyles(page, `className:"later"`);

  expect(htmlOf(page)).toContain(
    "<style>@layer a,b;@layer b{p,.here{top:0}.here:not(.gone){top:0}.later{top:0}}@keyframes rise{0%{top:0}}</style>",
  );
});

test("addLoader writes the file names into the loader", () => {
  const page = pageOf("<p>Words</p>");

  addLoader(page, { atTouch: ["a.js", "b.js"], later: [] }, "load(FILES)");

  expect(htmlOf(page)).toContain(
    `<p>Words</p><script type="module">load(["a.js","b.js"])</script></body>`,
  );
});

test("addSpeculationRules prefetches pages, never files", () => {
  const page = pageOf("");

  addSpeculationRules(page);

  expect(htmlOf(page)).toMatch(
    /<script type="speculationrules">\{"prefetch":.*"\/\*\.\*".*"moderate"/,
  );
});
