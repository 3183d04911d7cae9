/** What holds in the HTML of every page. The files of the export are read, because no browser is needed to see it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { load, type CheerioAPI } from "cheerio";
import { addressText } from "@/components/contact-links/contact-links";
import { contentIn } from "@/content-model/content";
import { addressIn, english, languages } from "@/content-model/languages";
import { allPages, fileAt, headerLinks, siteFolder } from "./addresses";
import { expect, test } from "./fixtures";

const pages = allPages.map((page) => {
  const file = fileAt(addressIn(page.language, page.path ?? "/404"));
  return { ...page, $: load(readFileSync(join(siteFolder, file), "utf8")) };
});

// The files are the same in every engine and size.
const once = { tag: ["@desktop", "@chromium"] };

test.describe("every page", once, () => {
  test("has a title, a language, one first heading and a link past the header", () => {
    for (const { path, language, $ } of pages) {
      const { notFound, pages, headerMessages } = contentIn(language);
      const { title } = path === undefined ? notFound : pages[path];
      expect($("head title").text()).toBe(title);
      expect($("html").attr("lang")).toBe(language.tag);
      expect($("h1")).toHaveLength(1);
      expect($("body a").first().text()).toBe(headerMessages.skip);
    }
  });

  test("leads to the same page in each other language", () => {
    for (const { path, language, $ } of pages)
      for (const other of languages.filter((each) => each !== language)) {
        const link = $(`body a[lang=${other.tag}]`).first();
        expect(link.text()).toBe(other.name);
        expect(link.attr("href")).toBe(addressIn(other, path ?? "/"));
      }
  });

  test("is the one that its header marks, if it is in the header", () => {
    for (const { path, address, $ } of pages) {
      const marked = $("header [aria-current=page]").toArray();
      const expected = headerLinks.some(({ href }) => href === path)
        ? [address]
        : [];
      expect([
        ...new Set(marked.map(({ attribs }) => attribs["href"])),
      ]).toEqual(expected);
    }
  });

  test("leads to other sites over https alone", () => {
    for (const { $ } of pages) {
      const links = $("a[href]").map((_, { attribs }) => attribs["href"]);
      expect(links.length).toBeGreaterThan(10);
      for (const href of links)
        expect(href).toMatch(/^(https:\/\/|tel:|\/(?!\/)|#)/);
    }
  });

  test("tells search engines what a parent reads on it", () => {
    for (const { path, language, $ } of pages) {
      if (path === undefined) continue;
      const { title, description } = contentIn(language).pages[path];
      expect($("meta[name=description]").attr("content")).toBe(description);
      const things = graphOf($);
      const type = path === "/contact" ? "ContactPage" : "WebPage";
      if (path !== "/")
        expect(only(things, type)).toMatchObject({ name: title, description });
      if (language !== english) continue;

      const clinic = only(things, "MedicalClinic");
      const links = $("footer a").map((_, { attribs }) => attribs["href"]);
      const footer = $("footer").text() + links.get().join(" ");
      for (const fact of factsOf(clinic))
        expect(withoutSpaces(footer)).toContain(withoutSpaces(fact));
    }
  });

  test("asks for the width of the window as Safari 15 understands", () => {
    for (const { address, $ } of pages) {
      const queries =
        $("style")
          .text()
          .match(/@media[^{]+/g) ?? [];
      expect(queries.length).toBeGreaterThan(3);
      // A condition that it cannot read is never true.
      const unknown = queries.filter((query) =>
        /[<>]|\bnot *\(|\bor\b/.test(query),
      );
      expect(unknown, address).toEqual([]);
    }
  });
});

test("the home page greets, and has a form and the address", once, () => {
  for (const { path, language, $ } of pages) {
    if (path !== "/") continue;
    const { home, site } = contentIn(language);
    expect($("h1").text()).toBe(home.headline);
    const main = $("main");
    expect(main.find("form")).toHaveLength(1);
    for (const text of [home.intro, home.bookingHeading, home.contactHeading])
      expect(main.text()).toContain(text);
    expect(main.text()).toContain(addressText(site));
  }
});

type Thing = Readonly<Record<string, unknown>>;

/** What a page tells search engines. An unconfirmed fact may be missing. */
const graphOf = ($: CheerioAPI) =>
  (
    JSON.parse($('script[type="application/ld+json"]').text()) as {
      readonly "@graph": readonly Thing[];
    }
  )["@graph"];

function only(things: readonly Thing[], type: string): Thing {
  const found = things.filter((thing) => thing["@type"] === type);
  expect(found, type).toHaveLength(1);
  return found[0]!;
}

function factsOf(clinic: Thing): readonly string[] {
  const { streetAddress, addressLocality, postalCode } = clinic[
    "address"
  ] as Thing;
  const place = [streetAddress, addressLocality, postalCode];
  const { name, telephone, hasMap, sameAs } = clinic;
  return [name, telephone, hasMap, sameAs, ...place]
    .flat()
    .map((fact) => String(fact ?? ""));
}

/** The page groups the digits of a number; the data does not. */
const withoutSpaces = (text: string) => text.replace(/\s/g, "");
