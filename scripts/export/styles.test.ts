/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder, writeFiles } from "../temporary-folder.fixture";
import { pageFrom } from "./page";
import { inlineStyles, writeLinkedStylesheets } from "./styles";

const folder = temporaryFolder();

/** A build of one English page that links two stylesheets: its export, and the page after the pass. */
function build(site: string, own = "", name = "out") {
  const out = join(folder, name);
  writeFiles(out, { "site.css": site, "own.css": own });
  const link = (each: string) => `<link rel="stylesheet" href="/${each}.css">`;
  const html = `<html lang="en-IN">${link("site")}${link("own")}<body><p class="here">`;
  const page = pageFrom("a.html", html);
  inlineStyles(page, writeLinkedStylesheets([page], out), out);
  return { out, $: page.$, css: page.$("style").text() };
}

/** The stylesheets that the page of a build links, by address. */
const linkedBy = ({ out, $ }: ReturnType<typeof build>) =>
  Object.fromEntries(
    $("link")
      .toArray()
      .map(({ attribs: { href = "" } }) => [
        href,
        readFileSync(join(out, href), "utf8"),
      ]),
  );

test("carries its stylesheets in one <style>, the order of layers first", () => {
  const { css } = build(
    `@layer a,b,late;@layer b{p{quotes:", "}}\n`,
    "@layer b{p{top:min(1px, 2px)}}",
  );

  expect(css).toBe(
    `@layer a,b,late;@layer b{p{quotes:", "}p{top:min(1px,2px)}}`,
  );
});

test("has the layer of its own language only", () => {
  const { css } = build(
    "@layer a,en,hi;@layer en{p{font:serif}}@layer hi{p{font:sans-serif}}",
  );

  expect(css).toBe("@layer a,en,hi;@layer en{p{font:serif}}");
});

test("links what is late and what is for paper at the end of the page, each rule once", () => {
  const late = "@layer late{p{top:0}}";
  const print = "@layer print{p{top:1px}}";
  const result = build(`@layer a{p{top:0}}${late}`, `${late}${print}`);

  const links = result.$("body > p ~ link").toArray();
  expect(links.map(({ attribs: { media } }) => media)).toEqual([
    undefined,
    "print",
  ]);
  expect(Object.values(linkedBy(result))).toEqual([late, print]);
});

test("a stylesheet that a browser kept from the build before is the one that the new page means", () => {
  const print = "@layer print{p{top:0}}";
  const before = build(`@layer late{p{color:var(--a)}}${print}`, "", "before");
  const after = build(`@layer late{p{color:var(--b)}}${print}`, "", "after");

  const kept = { ...linkedBy(after), ...linkedBy(before) };
  expect(Object.keys(linkedBy(after))).toHaveLength(2);
  for (const [address, css] of Object.entries(linkedBy(after)))
    expect(kept[address]).toBe(css);
  // What has not changed stays in the cache.
  expect(Object.keys(kept)).toHaveLength(3);
});
