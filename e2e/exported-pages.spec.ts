/** The HTML of every page. These tests open no browser. */
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { load } from "cheerio";
import { checkSite } from "@/scripts/check/check-site";
import { budgets } from "@/scripts/build/budgets";
import { contentIn } from "@/site-content/content";
import { addressIn, english, languages } from "@/site-content/languages";
import { allPages, fileAt, siteFolder } from "./addresses";
import { expect, test } from "./fixtures";

const pages = allPages.map((page) => {
  const file = fileAt(addressIn(page.language, page.path ?? "/404"));
  return { ...page, $: load(readFileSync(join(siteFolder, file), "utf8")) };
});

// The files are the same in every engine and size.
test.describe("every page @desktop @chromium", () => {
  test("has title, language, <h1>, welcome, skip link, its marked link, and https:// links", () => {
    for (const { path, language, address, $ } of pages) {
      const { notFound, pages, site, ui } = contentIn(language);
      const { title } = path === undefined ? notFound : pages[path];
      expect($("head title").text()).toBe(title);
      expect($("html").attr("lang")).toBe(language.tag);
      expect($("h1")).toHaveLength(1);
      expect($("body a").first().text()).toBe(ui.skip);
      const welcome = $(`section[aria-label="${ui.announcement}"]`);
      expect(welcome.text()).toBe(site.welcome);
      const isInMenu = $(`header nav a[href="${address}"]`).length > 0;
      const current = $("[aria-current]").map((_, { attribs }) => attribs["href"]);
      expect(current.get()).toEqual(isInMenu ? [address, address] : []);
      const links = $("a[href]").map((_, { attribs }) => attribs["href"]);
      expect(links.length).toBeGreaterThan(10);
      for (const href of links) expect(href).toMatch(/^(https:\/\/|tel:|\/(?!\/)|#)/);
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

  test("has its description for search engines, and its address in what a family sends", () => {
    for (const { path, language, $ } of pages) {
      if (path === undefined) continue;
      const { description } = contentIn(language).pages[path];
      expect($("meta[name=description]").attr("content")).toBe(description);
      // The English home page is the website itself.
      if (path !== "/" || language !== english)
        expect($('script[type="application/ld+json"]').text()).toContain(
          JSON.stringify({ description }).slice(1, -1),
        );
      const canonical = $("link[rel=canonical]").attr("href");
      for (const { attribs } of $('main a[href^="https://wa.me/?"]')) {
        const draft = new URL(attribs["href"]!).searchParams.get("text")!;
        expect(draft.split(" ").at(-1)).toBe(canonical);
      }
    }
  });

  test("has the faces of its fonts in the page, so that it is laid out once", () => {
    for (const { $ } of pages)
      for (const { attribs } of $("link[rel=stylesheet]")) {
        const css = readFileSync(join(siteFolder, attribs["href"]!), "utf8");
        expect(css.includes("@font-face"), attribs["href"]).toBe(false);
      }
  });

  test("is not too large, in another language than its own, or hard to read", () => {
    expect(checkSite(siteFolder)).toEqual({ errors: [], warnings: [] });
    for (const { path, address } of pages)
      if (path !== undefined)
        expect(statSync(join(siteFolder, `${fileAt(address)}.br`)).size, address).toBeLessThan(
          budgets.html,
        );
  });

  test("has only media queries that Safari 15 understands", () => {
    for (const { address, $ } of pages) {
      const queries =
        $("style")
          .text()
          .match(/@media[^{]+/g) ?? [];
      expect(queries.length).toBeGreaterThan(3);
      // A browser ignores the rules of a query that it does not understand.
      const unknown = queries.filter((query) => /[<>]|\bnot *\(|\bor\b/.test(query));
      expect(unknown, address).toEqual([]);
    }
  });
});
