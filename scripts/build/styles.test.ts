import { readFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder, writeFiles } from "../testing/temporary-folder.fixture";
import { pageFrom } from "./page";
import { inlineStyles, writeLinkedStylesheets } from "./styles";

const folder = temporaryFolder();

/** Exports a page that links two stylesheets, and inlines them. */
function build(site: string, component = "", name = "out", lang = "en-IN", body = "") {
  const out = join(folder, name);
  writeFiles(out, { "site.css": site, "component.css": component });
  const link = (file: string) => `<link rel="stylesheet" href="/${file}.css">`;
  const html = `<html lang="${lang}">${link("site")}${link("component")}<body><p>${body}`;
  const page = pageFrom("a.html", html);
  inlineStyles(page, writeLinkedStylesheets([page], out), out);
  return { out, $: page.$, css: page.$("style").text() };
}

const linkedBy = ({ out, $ }: ReturnType<typeof build>) =>
  Object.fromEntries(
    $("link")
      .toArray()
      .map(({ attribs: { href = "" } }) => [href, readFileSync(join(out, href), "utf8")]),
  );

test("inlines the styles of the page's language in one <style>, which begins with the order of the layers", () => {
  const order = "@layer a,en,translated,below;";
  const site = `${order}@layer en{p{top:0}}@layer translated{p{top:1px}}`;

  expect(build(site, "@layer en{p{left:0}}").css).toBe(`${order}@layer en{p{top:0}p{left:0}}`);
  expect(build(site, "", "out", "bn-IN").css).toBe(`${order}@layer translated{p{top:1px}}`);
});

test("moves the rules that a component prints behind the styles of the page, and leaves those of a drawing", () => {
  const body = "<style>@layer a{p{top:1px}}</style><svg><style>a{top:2px}</style></svg>";
  const { $ } = build("@layer a{p{top:0}}", "", "printed", "en-IN", body);

  expect($("head style").text()).toBe("@layer a;@layer a{p{top:0}}@layer a{p{top:1px}}");
  expect($("body style").text()).toBe("a{top:2px}");
});

test("links the styles of what is below the first screen, and those of print, at the end of the page, each rule once", () => {
  const below = "@layer below{p{top:0}}";
  const print = "@layer print{p{top:1px}}";
  const result = build(`@layer a{p{top:0}}${below}`, `${below}${print}`);

  const links = result.$("body > p ~ link").toArray();
  expect(links.map(({ attribs: { media } }) => media)).toEqual([undefined, "print"]);
  expect(Object.values(linkedBy(result))).toEqual([below, print]);
});

test("a stylesheet gets a new address when its content changes, so that no browser uses an outdated one from its cache", () => {
  const print = "@layer print{p{top:0}}";
  const before = build(`@layer below{p{color:var(--a)}}${print}`, "", "before");
  const after = build(`@layer below{p{color:var(--b)}}${print}`, "", "after");

  const cache = { ...linkedBy(after), ...linkedBy(before) };
  expect(Object.keys(linkedBy(after))).toHaveLength(2);
  for (const [address, css] of Object.entries(linkedBy(after))) expect(cache[address]).toBe(css);
  expect(Object.keys(cache)).toHaveLength(3);
});
