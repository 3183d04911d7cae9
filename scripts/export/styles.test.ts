/** @jest-environment node */
import { fixtureFolder } from "./fixture-folder";
import { pageFrom } from "./page";
import { inlineStyles, pruneStyles } from "./styles";

const { folder, write } = fixtureFolder();
write({
  "site.css": "@layer base{p{margin:0}}\n@layer components{.a{top:0}}\n",
  "own.css": "@layer components{.b{top:0}}",
  "unknown-layer.css": "@layer later{.c{top:0}}",
  "relative.css": "@layer base{p{background:url(../a.svg)}}",
  "end.css": `@layer base{p{content:"</style>"}}`,
});
const link = (name: string) => `<link rel="stylesheet" href="/${name}">`;

test("the stylesheets of the head stand in the page, the order of their layers first", () => {
  const page = pageFrom("a.html", link("site.css") + link("own.css"));

  inlineStyles(page, folder);

  expect(page.$("head").html()).toBe(
    "<style>@layer base,components;@layer base{p{margin:0}}@layer components{.a{top:0}}@layer components{.b{top:0}}</style>",
  );
});

test.each([
  ["unknown-layer.css", "the layer later is not in the first stylesheet"],
  ["relative.css", "the relative address url(../a.svg)"],
  ["end.css", "would end its <style>"],
])(
  "stops at a stylesheet that would mean something else: %s",
  (name, message) => {
    const page = pageFrom("a.html", link("site.css") + link(name));

    expect(() => inlineStyles(page, folder)).toThrow(message);
  },
);

test("only rules that the page or its scripts can use are left", () => {
  const css =
    "@layer a,b;@layer a{.gone{top:0}}@layer b{p,.here,.gone>p{top:0}.here:not(.gone){top:0}.later{top:0}}@media print{.gone{top:0}}@keyframes rise{0%{top:0}}";
  const page = pageFrom("a.html", `<style>${css}</style><p class="here">`);

  pruneStyles(page, `className:"later"`);

  expect(page.$("style").text()).toBe(
    "@layer a,b;@layer b{p,.here{top:0}.here:not(.gone){top:0}.later{top:0}}@keyframes rise{0%{top:0}}",
  );
});
