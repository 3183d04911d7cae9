/** @jest-environment node */
import { load } from "cheerio";
import { paths, type Path } from "@/content-rules/fields/paths";
import { plainText } from "@/content-rules/fields/rich-text";
import type { KeyPath } from "@/content-rules/walk";
import { finishedContent, finishedLanguages, withoutFacts } from "@/site-content/finished.fixture";
import { languages, type Language } from "@/site-content/languages";
import { fieldId, idsIn, withMarks } from "@/site-content/marks";
import { pageTextsIn } from "@/site-content/pages-of-texts";
import { translate } from "@/site-content/translate";
import { showContent } from "@/components/with-content.fixture";
import { pageHtml } from "./page-html";
import { notFoundMetadata, pageMetadata } from "./page-metadata";

// The texts have the marks of the editor.
process.env.K7_EDIT = "1";

/** A text without signs and spaces, which markup may change. */
const lettersOf = (text: string) => text.replace(/[^\p{L}\p{M}\p{N}]+/gu, "");

/**
 * What a page shows: the ids of its fields, and, as letters, its text, its attributes, the drafts
 * of its messages and its metadata; and the parts that a program which keeps its text would leave
 * out.
 */
async function shownOn(path: Path | "/404", language: Language) {
  const $ = load(await pageHtml(path, language.code));
  const attributes = $("*")
    .toArray()
    .flatMap((element) => Object.values($(element).attr() ?? {}))
    .map((value) => (value.startsWith("https://wa.me/") ? decodeURIComponent(value) : value));
  const metadata = path === "/404" ? notFoundMetadata(language) : pageMetadata(path, language);
  const all = [$("body").text(), ...attributes, JSON.stringify(metadata)].join();
  const likeLinks = $("main section, main div").filter((_, element) => {
    const part = $(element);
    const cards = part.children("div, ul, ol").children();
    const linked = cards.filter(":has(img):has(a)").length;
    const heading = part.children().first().text().split(" ");
    return (
      (part.find("h2, h3, h4").length > 2 &&
        part.find("img").length > 1 &&
        part.find("picture, figure, table").length === 0) ||
      (linked > 1 && linked === cards.length && heading.length <= 10)
    );
  });
  const mostlyLinks = $("main div").filter((_, element) => {
    const links = lettersOf($(element).find("a").text());
    return links.length > lettersOf($(element).text()).length / 2;
  });
  const isOnlyThere = $(`main ${phone}`).length === mostlyLinks.find(phone).length;
  return {
    letters: lettersOf(all),
    ids: new Set(idsIn(all)),
    leftOut: [
      ...$(leftOut),
      ...likeLinks,
      ...mostlyLinks.has(`p:contains(${reviewYear})`),
      ...(isOnlyThere ? mostlyLinks.has(phone) : []),
    ].map((part) => $.html(part).slice(0, 160)),
  };
}

const reviewYear = 2031;
jest.mock("@/site-content/signatures", () => ({
  ...jest.requireActual("@/site-content/signatures"),
  reviewDate: () => `${reviewYear}-01-10`,
}));

const phone = "a[href^='tel:+91']";

/**
 * Elements that defuddle 0.19.4 or @extractus/article-extractor 9.0.1 leave out with their text.
 * `likeLinks` are parts that defuddle takes for links to other articles: many headings with bare
 * images, or a short heading with nothing but cards. `mostlyLinks` are those that
 * @mozilla/readability 0.6.0 takes for lists of links. It asks this of no `<section>`.
 */
const leftOut = "main :is(address, aside, footer, header, time)";

/** The paths of texts that no page shows, whatever the clinic has given. */
const notShown: readonly RegExp[] = [
  /^ui\.preview$/,
  // A page lists the sources that it cites first.
  /^sources\./,
  // Pages show parts of these: hours-lines.test.ts and site-footer.test.tsx.
  /^site\.(hours|social|developer)$/,
  // The script of a form has them.
  /^forms\.(notes|problems|sending\.success$|.*\.chosen$)/,
];

describe.each(languages)("in $name", (language) => {
  const { messages } = finishedLanguages.find(({ code }) => code === language.code)!;
  const texts = pageTextsIn(translate(finishedContent, messages));
  const { servicePage, services } = finishedContent;
  const { overview, listed } = servicePage.cards;
  const hasNoCard = ([module, file = "", field = ""]: KeyPath) =>
    module === "services" &&
    /^(tagline|description)$/.test(field) &&
    ![...overview, ...listed].includes(services[file]!.href);
  /**
   * What each page shows: of a clinic that has given all its facts, and of one that has given none.
   */
  const pages = new Map<Path | "/404", Awaited<ReturnType<typeof shownOn>>>();
  const pagesWith = (text: string) => {
    const parts = plainText(text)
      .split(/\{\w+\}/)
      .map(lettersOf);
    return [...pages.keys()].filter((path) =>
      parts.every((part) => pages.get(path)!.letters.includes(part)),
    );
  };

  beforeAll(async () => {
    const all = translate(finishedContent, messages);
    for (const content of [all, withoutFacts(all)]) {
      showContent(withMarks(content, language.code), language);
      for (const path of [...paths, "/404"] as const) {
        const { letters, ids, leftOut } = await shownOn(path, language);
        const before = pages.get(path);
        pages.set(path, {
          letters: letters + (before?.letters ?? ""),
          ids: new Set([...ids, ...(before?.ids ?? [])]),
          leftOut: [...leftOut, ...(before?.leftOut ?? [])],
        });
      }
      jest.restoreAllMocks();
    }
  });

  test("every text of content/ is on a page", () => {
    const missing = texts.filter(
      ({ path, key, text }) =>
        !hasNoCard(path) &&
        !notShown.some((pattern) => pattern.test(key)) &&
        pagesWith(text).length === 0,
    );

    expect(missing.map(({ key }) => key)).toEqual([]);
  });

  test("a program that keeps the text of a page leaves out no part because of its shape", () => {
    for (const { leftOut } of pages.values()) expect(leftOut).toEqual([]);
  });

  test("a text that is signed is signed on each of one, two or three pages that show it", () => {
    const shared = texts.flatMap(({ key, kind, path, pages: signed }) => {
      const id = fieldId(kind === "text" ? language.code : "en", path);
      const found = paths.filter((page) => pages.get(page)!.ids.has(id));
      const unsigned = found.filter((page) => !signed.includes(page));
      return signed.length === 0 || found.length === 0 || found.length > 3
        ? []
        : [{ key, unsigned }];
    });

    expect(shared.length).toBeGreaterThan(300);
    expect(shared.filter(({ unsigned }) => unsigned.length > 0)).toEqual([]);
  });
});
