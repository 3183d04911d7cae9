import type { Site } from "@/content-model/types";
import { english, languages, type Language } from "@/content-model/languages";
import { sources } from "@/content/sources";
import { textsOf, type Page } from "./page-text";

/** The language of a page, as its document says. */
export const languageOf = ({ $ }: Page): Language =>
  languages.find(({ tag }) => tag === $("html").attr("lang")) ?? english;

/** Three words of Latin letters in a row; a name or a doctor's term has fewer. */
const latinSentence = /\p{Script=Latin}{2,}(?:[\s,;]+\p{Script=Latin}+){2,}/gu;

/** A word of another script; a single letter may stand on a toy. */
const otherWord = /(?!\p{Script=Latin})(?:\p{L}\p{M}*){2,}/gu;

/**
 * Sentences of another language than the page's, but in what says its own with `lang`.
 *
 * @param facts - names of the clinic and of others stay as they are
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
  const like = language === english ? otherWord : latinSentence;
  return textsOf(page.$)
    .map((text) =>
      names.reduce((rest, name) => rest.replaceAll(name, ""), text),
    )
    .flatMap((text) => text.match(like) ?? [])
    .map(
      (found) =>
        `${page.name}: "${found}" is not in the language of the page, ${language.tag}`,
    );
}

/** Pages that do not name the same page in every language, or are not named back. */
export function alternateErrors(pages: readonly Page[]): readonly string[] {
  const known = new Map(pages.map((page) => [addressOf(page), page]));
  const wanted = [...languages.map(({ code }) => code), "x-default"];
  return pages.filter(addressOf).flatMap((page) => {
    const { name } = page;
    const alternates = alternatesOf(page);
    const missing = wanted
      .filter((code) => !alternates.has(code))
      .map((code) => `${name}: has no link rel=alternate for ${code}`);
    const oneWay = [...alternates].flatMap(([code, address]) => {
      const other = known.get(address);
      const back = other && alternatesOf(other).get(languageOf(page).code);
      const isRight =
        code === "x-default" || (other && languageOf(other).code === code);
      return isRight && back === addressOf(page)
        ? []
        : [`${name}: its page for ${code}, ${address}, does not lead back`];
    });
    return [...missing, ...oneWay];
  });
}

const addressOf = ({ $ }: Page) => $("link[rel=canonical]").attr("href");

const alternatesOf = ({ $ }: Page) =>
  new Map(
    $("link[rel=alternate][hreflang]")
      .toArray()
      .map(({ attribs }) => [attribs["hreflang"], attribs["href"]]),
  );
