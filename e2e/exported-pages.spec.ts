/** The HTML of every page. These tests read the files of the export and open no browser. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { load, type CheerioAPI } from "cheerio";
import { contentIn } from "@/site-content/content";
import { addressIn, english, languages } from "@/site-content/languages";
import { allPages, fileAt, siteFolder } from "./addresses";
import { expect, test } from "./fixtures";

const pages = allPages.map((page) => {
  const file = fileAt(addressIn(page.language, page.path ?? "/404"));
  return { ...page, $: load(readFileSync(join(siteFolder, file), "utf8")) };
});

// The files are the same in every engine and size.
const once = { tag: ["@desktop", "@chromium"] };

test.describe("every page", once, () => {
  test("has a title, a language, one <h1> and a skip link", () => {
    for (const { path, language, $ } of pages) {
      const { notFound, pages, header } = contentIn(language);
      const { title } = path === undefined ? notFound : pages[path];
      expect($("head title").text()).toBe(title);
      expect($("html").attr("lang")).toBe(language.tag);
      expect($("h1")).toHaveLength(1);
      expect($("body a").first().text()).toBe(header.skip);
    }
  });

  test("links to the same page in each other language", () => {
    for (const { path, language, $ } of pages)
      for (const other of languages.filter((each) => each !== language)) {
        const link = $(`body a[lang=${other.tag}]`).first();
        expect(link.text()).toBe(other.name);
        expect(link.attr("href")).toBe(addressIn(other, path ?? "/"));
      }
  });

  test("links to other sites only over https", () => {
    for (const { $ } of pages) {
      const links = $("a[href]").map((_, { attribs }) => attribs["href"]);
      expect(links.length).toBeGreaterThan(10);
      for (const href of links)
        expect(href).toMatch(/^(https:\/\/|tel:|\/(?!\/)|#)/);
    }
  });

  test("has its description for search engines, which its structured data repeats", () => {
    for (const { path, language, $ } of pages) {
      if (path === undefined) continue;
      const { title, description } = contentIn(language).pages[path];
      expect($("meta[name=description]").attr("content")).toBe(description);
      const things = graphOf($);
      const type = path === "/contact" ? "ContactPage" : "WebPage";
      // The English home page is the website itself.
      if (path !== "/" || language !== english)
        expect(thingOfType(things, type)).toMatchObject({
          name: title,
          description,
        });
    }
  });

  test("has only media queries that Safari 15 understands", () => {
    for (const { address, $ } of pages) {
      const queries =
        $("style")
          .text()
          .match(/@media[^{]+/g) ?? [];
      expect(queries.length).toBeGreaterThan(3);
      // A browser ignores the rules of a query that it does not understand.
      const unknown = queries.filter((query) =>
        /[<>]|\bnot *\(|\bor\b/.test(query),
      );
      expect(unknown, address).toEqual([]);
    }
  });
});

test(
  "the story is sent with the address of its page in the same language",
  once,
  () => {
    for (const { path, $ } of pages) {
      if (path !== "/first-visit") continue;
      const chat = $('main a[href^="https://wa.me/?"]').attr("href")!;
      const draft = new URL(chat).searchParams.get("text")!;
      const address = $('link[rel="canonical"]').attr("href");
      expect(draft.split(" ").at(-1)).toBe(address);
    }
  },
);

type Thing = Readonly<Record<string, unknown>>;

/** The structured data of a page. Unconfirmed facts may be missing. */
const graphOf = ($: CheerioAPI) =>
  (
    JSON.parse($('script[type="application/ld+json"]').text()) as {
      readonly "@graph": readonly Thing[];
    }
  )["@graph"];

function thingOfType(things: readonly Thing[], type: string): Thing {
  const found = things.filter((thing) => thing["@type"] === type);
  expect(found, type).toHaveLength(1);
  return found[0]!;
}
