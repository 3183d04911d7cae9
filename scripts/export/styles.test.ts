/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pageFrom } from "./page";
import { inlineStyles } from "./styles";

const folder = mkdtempSync(join(tmpdir(), "styles-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** The head of a page that links two stylesheets, with those inside. */
function inlined(site: string, own: string) {
  writeFileSync(join(folder, "site.css"), site);
  writeFileSync(join(folder, "own.css"), own);
  writeFileSync(join(folder, "island.js"), `className:"later"`);
  const link = (name: string) => `<link rel="stylesheet" href="/${name}.css">`;
  const html = `${link("site")}${link("own")}<body><p class="here">`;
  const page = pageFrom("a.html", html);
  inlineStyles(page, [{ atTouch: ["/island.js"], later: [] }], folder);
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

test.each([
  ["@layer later{p{top:0}}", "the layer later is not in the first stylesheet"],
  ["p{background:url(../a.svg)}", "the relative address url(../a.svg)"],
])("stops at what would mean something else in the page: %s", (own, message) =>
  expect(() => inlined("@layer a{p{top:0}}", own)).toThrow(message),
);
