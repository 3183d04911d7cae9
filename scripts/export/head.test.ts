/** @jest-environment node */
import { hash } from "node:crypto";
import { temporaryFolder, writeFiles } from "../temporary-folder.fixture";
import { customProperties } from "./custom-properties";
import { pageFrom } from "./page";
import { addPolicy } from "./policy";
import { inlineStyles } from "./styles";

const folder = temporaryFolder();

/** The head of a page that links two stylesheets, with those inside. */
function inlined(site: string, own: string) {
  writeFiles(folder, {
    "site.css": site,
    "own.css": own,
    "styles/late.css": "p{top:var(--late)}",
    "island.js": `className:"later"`,
  });
  const link = (name: string) => `<link rel="stylesheet" href="/${name}.css">`;
  const html = `<html lang="en-IN">${link("site")}${link("own")}<body><p class="here">`;
  const page = pageFrom("a.html", html);
  inlineStyles(
    page,
    [{ onInteraction: ["/island.js"], lazy: [] }],
    folder,
    customProperties(folder),
  );
  return page.$("head").html();
}

test("only rules that the page or its scripts can use stand in the page, the order of layers first", () => {
  expect(
    inlined(
      "@layer a{.gone{top:0}}\n@layer b{p,.here,.gone>p{top:0}.here:not(.gone){top:0}}",
      "@layer b{.later{top:0}}@media print{.gone{top:0}}@keyframes rise{3.3%{top:0}}\n",
    ),
  ).toBe(
    "<style>@layer a,b;@layer b{p,.here{top:0}.here:not(.gone){top:0}}@layer b{.later{top:0}}@keyframes rise{3.3%{top:0}}</style>",
  );
});

test("what is for another language, or named by nothing, stays out, and custom properties have short names", () => {
  expect(
    inlined(
      "@layer a{:root{--wide:1px;--unused:2px;--late:3px}:root:lang(en){--face:Anek}:root:lang(hi){--face:serif}@font-face{font-family:Anek}@font-face{font-family:Mukta}}",
      "@layer a{.here{top:var(--wide);font-family:var(--face)}}",
    ),
  ).toBe(
    "<style>@layer a;@layer a{:root{--b:1px;--c:3px}:root:lang(en){--a:Anek}@font-face{font-family:Anek}}@layer a{.here{top:var(--b);font-family:var(--a)}}</style>",
  );
});

const hashOf = (text: string) => `'sha256-${hash("sha256", text, "base64")}'`;

const head = `<meta charset="utf-8"><title>K7</title>`;

/** The policy that stands in the page before all that it governs. */
function policyOf(body: string, start = head) {
  const page = pageFrom("contact.html", `<head>${start}</head>${body}`);
  addPolicy(page);
  return page.$("meta[charset] + meta[http-equiv]").attr("content");
}

test("a page allows what is in it by its hash, and nothing else", () => {
  const policy = policyOf(
    `<style>p{}</style><script type="application/ld+json">[]</script><script type="speculationrules">{}</script>`,
  );

  expect(policy).toBe(
    `default-src 'none'; script-src ${hashOf("{}")}; style-src ${hashOf("p{}")}; img-src 'self'; font-src 'self'; connect-src 'self'; form-action 'self'; manifest-src 'self'; base-uri 'none'`,
  );
});

test("a page with a form reaches its endpoint, and Google's second host", () => {
  const policy = policyOf(
    `<div data-island="x"><form action="https://script.google.com/macros/s/a/exec"></form></div><link rel="stylesheet" href="/a.css">`,
  );

  const hosts =
    "'self' https://script.google.com https://script.googleusercontent.com";
  expect(policy).toContain("script-src 'self'; style-src 'self';");
  expect(policy).toContain(`connect-src ${hosts}; form-action ${hosts};`);
});

test("stops where it would come too late", () => {
  expect(() => policyOf("", "<title>K7</title>")).toThrow("charset");
});
