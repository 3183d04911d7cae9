/** @jest-environment node */
import { temporaryFolder, writeFiles } from "../temporary-folder";
import { pageFrom } from "./page";
import { inlineStyles } from "./styles";

const folder = temporaryFolder();

/** The head of a page that links two stylesheets, with those inside. */
function inlined(site: string, own: string) {
  writeFiles(folder, {
    "site.css": site,
    "own.css": own,
    "island.js": `className:"later"`,
  });
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
