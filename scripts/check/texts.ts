import type { CheerioAPI } from "cheerio";
import { contentIn } from "@/site-content/content";
import { english, languages, type Language } from "@/site-content/languages";
import { nonLatinWord } from "@/site-content/translation-rules";

export type NamedPage = { readonly name: string; readonly $: CheerioAPI };

/** The language that a page names. */
export const languageOf = ({ $ }: NamedPage): Language =>
  languages.find(({ tag }) => tag === $("html").attr("lang")) ?? english;

const unfilled = /\{\w+\}|\bundefined\b|\bNaN\b|\[object \w+\]/g;

/** At least three words in Latin letters in a row. Names and medical terms have fewer. */
const latinSentence = /\p{Script=Latin}{2,}(?:[\s,;]+\p{Script=Latin}+){2,}/gu;

/** Placeholders and values that were not filled in. */
export const unfilledErrors = ({ name, $ }: NamedPage): readonly string[] =>
  textsOf($).flatMap((text) =>
    (text.match(unfilled) ?? []).map((found) => `${name}: "${found}" was not filled in`),
  );

/** Sentences in another language than that of the page. */
export function languageWarnings(page: NamedPage): readonly string[] {
  const language = languageOf(page);
  const { site } = contentIn(language);
  const names = [
    site.fullName,
    site.name,
    site.developer.name,
    ...site.social.map(({ name }) => name),
    ...Object.values(contentIn(english).sources).map(({ publisher }) => publisher),
  ];
  const foreign = language === english ? nonLatinWord : latinSentence;
  return textsOf(page.$).flatMap((text) => {
    const withoutNames = names.reduce((rest, name) => rest.replaceAll(name, ""), text);
    return (withoutNames.match(foreign) ?? []).map(
      (found) => `${page.name}: "${found}" is not in the language of the page: ${language.tag}`,
    );
  });
}

const textAttributes = ["alt", "title", "aria-label", "placeholder", "content"];

/** Latin words in brackets, which a description may have: parents search for Hindi in them too. */
const inLatinLetters = /\([\d\p{Script=Latin} ]+\)/u;

/** Without elements that have their own `lang`. */
function textsOf($: NamedPage["$"]): readonly string[] {
  const page = $.root().clone();
  page.find("[lang]:not(html), script, style").remove();
  const attributes = page
    .find("body *, meta[name], meta[property]")
    .map((_, { attribs }) => {
      const isDescription = /description$/.test(attribs["name"] ?? attribs["property"] ?? "");
      return textAttributes.map((name) => {
        const text = attribs[name] ?? "";
        return isDescription ? text.replace(inLatinLetters, "") : text;
      });
    })
    .get();
  const texts = page
    .find("title, body *")
    .contents()
    .filter((_, { type }) => type === "text")
    .map((_, text) => $(text).text())
    .get();
  return [...texts, ...attributes].map((text) => text.replace(/\s+/g, " "));
}
