import type { Site } from "@/content-model/types";
import { english, languages, type Language } from "@/content-model/languages";
import { sources } from "@/content/sources";
import { textsOf, type Page } from "./page-text";

/** The language whose tag is in <html lang>; English if no language has that tag. */
export const languageOf = ({ $ }: Page): Language =>
  languages.find(({ tag }) => tag === $("html").attr("lang")) ?? english;

/** At least three words in Latin letters in a row. Names and medical terms have fewer. */
const latinSentence = /\p{Script=Latin}{2,}(?:[\s,;]+\p{Script=Latin}+){2,}/gu;

/**
 * A word of at least two letters in a non-Latin script. Single letters are allowed, because the text may name a letter
 * that a drawing shows.
 */
const nonLatinWord = /(?!\p{Script=Latin})(?:\p{L}\p{M}*){2,}/gu;

/**
 * Errors for text in a language other than the page's. Elements with their own `lang` attribute are skipped.
 *
 * @param facts - content/site.ts in the language of the page; its names may be in any language
 */
export function languageErrors(page: Page, facts: Site): readonly string[] {
  const language = languageOf(page);
  const names = [
    facts.fullName,
    facts.address.street,
    facts.developer.name,
    ...facts.social.map(({ name }) => name),
    ...Object.values(sources).map(({ publisher }) => publisher),
  ];
  const foreignPattern = language === english ? nonLatinWord : latinSentence;
  return textsOf(page.$)
    .map((text) =>
      names.reduce((rest, name) => rest.replaceAll(name, ""), text),
    )
    .flatMap((text) => text.match(foreignPattern) ?? [])
    .map(
      (found) =>
        `${page.name}: "${found}" is not in the language of the page: ${language.tag}`,
    );
}

/**
 * Errors in the rel=alternate links of the pages: every page must link to its version in each language and to
 * x-default, and each of these pages must link back to it.
 */
export function alternateErrors(pages: readonly Page[]): readonly string[] {
  const pageByAddress = new Map(pages.map((page) => [addressOf(page), page]));
  const requiredCodes = [...languages.map(({ code }) => code), "x-default"];
  return pages.filter(addressOf).flatMap((page) => {
    const { name } = page;
    const alternates = alternatesOf(page);
    const missing = requiredCodes
      .filter((code) => !alternates.has(code))
      .map((code) => `${name}: has no rel=alternate link for ${code}`);
    const wrong = [...alternates].flatMap(([code, address]) => {
      const error = alternateError(page, code, pageByAddress.get(address));
      return error === undefined
        ? []
        : [`${name}: alternate ${code} (${address}) ${error}`];
    });
    return [...missing, ...wrong];
  });
}

/**
 * What is wrong with one rel=alternate link of a page, if anything.
 *
 * @param code - the hreflang of the link
 * @param target - the page that the link leads to, if it exists
 */
function alternateError(
  page: Page,
  code: string | undefined,
  target: Page | undefined,
): string | undefined {
  if (target === undefined) return "does not exist";
  if (code !== "x-default" && languageOf(target).code !== code)
    return "is in another language";
  if (alternatesOf(target).get(languageOf(page).code) !== addressOf(page))
    return "has no rel=alternate link back to this page";
  return undefined;
}

/** The canonical address of a page. */
const addressOf = ({ $ }: Page) => $("link[rel=canonical]").attr("href");

/** The addresses of the rel=alternate links of a page, by hreflang. */
const alternatesOf = ({ $ }: Page) =>
  new Map(
    $("link[rel=alternate][hreflang]")
      .toArray()
      .map(({ attribs }) => [attribs["hreflang"], attribs["href"]]),
  );
