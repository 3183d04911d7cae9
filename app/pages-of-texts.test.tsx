/** @jest-environment node */
import { load } from "cheerio";
import { paths, type Path } from "@/content-rules/paths";
import { plainText } from "@/content-rules/rich-text";
import type { KeyPath } from "@/content-rules/walk";
import { englishContent } from "@/site-content/english";
import { languages, type Language } from "@/site-content/languages";
import { fieldId, idsIn } from "@/site-content/marks";
import { pageTextsIn } from "@/site-content/pages-of-texts";
import { pageHtml } from "./page-html";
import { notFoundMetadata, pageMetadata } from "./page-metadata";

// The texts have the marks of the editor.
process.env.K7_EDIT = "1";

/** A text without signs and spaces, which markup may change. */
const lettersOf = (text: string) => text.replace(/[^\p{L}\p{M}\p{N}]+/gu, "");

/**
 * What a page shows: the ids of its fields, and, as letters, its text, its attributes, the drafts of its messages and its
 * metadata; and the parts that a program which keeps its text would leave out.
 */
async function shownOn(path: Path | "/404", language: Language) {
  const $ = load(await pageHtml(path, language.code));
  const attributes = $("*")
    .toArray()
    .flatMap((element) => Object.values($(element).attr() ?? {}))
    .map((value) =>
      value.startsWith("https://wa.me/") ? decodeURIComponent(value) : value,
    );
  const metadata =
    path === "/404" ? notFoundMetadata(language) : pageMetadata(path, language);
  const all = [
    $("body").text(),
    ...attributes,
    JSON.stringify(metadata),
  ].join();
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
  return {
    letters: lettersOf(all),
    ids: new Set(idsIn(all)),
    leftOut: [...$(leftOut), ...likeLinks].map((part) =>
      $.html(part).slice(0, 160),
    ),
  };
}

/**
 * Elements that defuddle 0.19.4 or @extractus/article-extractor 9.0.1 leave out with their text. `likeLinks` are parts that
 * defuddle takes for links to other articles: many headings with bare images, or a short heading with nothing but cards.
 */
const leftOut = "main :is(address, aside, footer, header, time)";

/** The paths of texts that no page shows today, and of those that depend on what the clinic has given and confirmed. */
const notShown: readonly RegExp[] = [
  /^(people|placePhotos|howToCome|visitStory\.(people|senses))\./,
  // These go when the clinic has given a fact: components/facts.test.tsx.
  /^(reasons\.entries\.team\.text|contactPage\.access)$/,
  /\.(firstVisit\.length|who-decides\.paragraphs\.reachUs)$/,
  /^(plainFacts\.entries\.(fees|online)\.statement|concernPage\.askFee)$/,
  // It goes when there are photos.
  /^visitStory\.tips\.realRoom$/,
  // Its answer is the length of a session, if the clinic has given that.
  /^servicePage\.firstVisitParts\.length$/,
  /^testimonials\.(sample$|.*\.location$)/,
  /^plainFacts\.(oneToAsk|toAsk|anythingElse|team|.*\.question)$/,
  /^(concernPage\.fees|place\.write)$/,
  /^(about\.lastReviewed|header\.preview)$/,
  // A page lists the sources that it cites first.
  /^sources\./,
  // Pages show parts of these: hours-lines.test.ts and sections.test.tsx.
  /^site\.(hours|social|developer)$/,
  // The script of a form has them.
  /^forms\.(notes|problems|sending\.success$|.*\.chosen$)/,
];

describe.each(languages)("in $name", (language) => {
  const texts = pageTextsIn(englishContent, language.messages);
  const { servicePage, services } = englishContent;
  const { overview, listed } = servicePage.cards;
  const hasNoCard = ([module, file = "", field = ""]: KeyPath) =>
    module === "services" &&
    /^(tagline|description)$/.test(field) &&
    ![...overview, ...listed].includes(services[file]!.href);
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
    for (const path of [...paths, "/404"] as const)
      pages.set(path, await shownOn(path, language));
  });

  test("every text of content/ is on a page", () => {
    const missing = texts.filter(
      ({ path, key, text }) =>
        !hasNoCard(path) &&
        !notShown.some((pattern) => pattern.test(key)) &&
        pagesWith(text).length === 0,
    );

    expect(missing).toEqual([]);
  });

  test("a program that keeps the text of a page leaves out no part because of its shape", () => {
    for (const { leftOut } of pages.values()) expect(leftOut).toEqual([]);
  });

  test("a text that one, two or three pages show is signed on each of them", () => {
    const shared = texts.flatMap(({ key, kind, path, pages: signed }) => {
      const id = fieldId(kind === "text" ? language.code : "en", path);
      const found = paths.filter((page) => pages.get(page)!.ids.has(id));
      const unsigned = found.filter((page) => !signed.includes(page));
      return found.length === 0 || found.length > 3 ? [] : [{ key, unsigned }];
    });

    expect(shared.length).toBeGreaterThan(300);
    expect(shared.filter(({ unsigned }) => unsigned.length > 0)).toEqual([]);
  });
});
