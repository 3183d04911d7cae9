import type { CheerioAPI } from "cheerio";
import { contentIn } from "@/site-content/content";
import { english, languages, type Language } from "@/site-content/languages";
import { nonLatinWord } from "@/site-content/translation-rules";

/** A page of the export. `name` is its path, such as `/contact`; for the page of an unknown address, its file. */
export type NamedPage = { readonly name: string; readonly $: CheerioAPI };

/** The language whose tag is in <html lang>; English if no language has that tag. */
export const languageOf = ({ $ }: NamedPage): Language =>
  languages.find(({ tag }) => tag === $("html").attr("lang")) ?? english;

/** What a template leaves in a text when a value is missing. */
const unfilled = /\{\w+\}|\bundefined\b|\bNaN\b|\[object \w+\]/g;

/** At least three words in Latin letters in a row. Names and medical terms have fewer. */
const latinSentence = /\p{Script=Latin}{2,}(?:[\s,;]+\p{Script=Latin}+){2,}/gu;

/** Templates that were not filled in. */
export const unfilledErrors = ({ name, $ }: NamedPage): readonly string[] =>
  textsOf($).flatMap((text) =>
    (text.match(unfilled) ?? []).map((found) => `${name}: "${found}" was not filled in`),
  );

/** Texts in another language than the page's. */
export function languageWarnings(page: NamedPage): readonly string[] {
  const language = languageOf(page);
  const { site } = contentIn(language);
  // Names may be in any language.
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

/** Attributes with text that is shown, or that screen readers or other sites use. */
const textAttributes = ["alt", "title", "aria-label", "placeholder", "content"];

/**
 * Words in Latin letters in brackets. The description of a page may have them once, because parents search for Hindi
 * words in Latin letters too.
 */
const inLatinLetters = /\([\d\p{Script=Latin} ]+\)/u;

/** All texts of a page: text nodes and attributes. Elements with their own `lang` attribute are skipped. */
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
