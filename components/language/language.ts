import { cache } from "react";
import { contentIn, type SiteContent } from "@/site-content/content";
import { addressIn, english, languages, type Language } from "@/site-content/languages";

export type LanguageParams = Promise<{ readonly language: string }>;

const newPage = (): { language: Language } => ({ language: english });
const cachedPage = cache(newPage);
const onlyPage = newPage();

/**
 * The language of the page being rendered. Next clears React's cache for each page; elsewhere the
 * cache keeps nothing, and one page is rendered after the other.
 */
export const currentPage = () => (cachedPage() === cachedPage() ? cachedPage() : onlyPage);

/**
 * The language of a route.
 * @throws when site-content/languages.ts has no such language
 */
export async function languageOf(params: LanguageParams): Promise<Language> {
  const { language: code } = await params;
  const language = languages.find((candidate) => candidate.code === code);
  if (language === undefined)
    throw new Error(`site-content/languages.ts has no language "${code}".`);
  return language;
}

/**
 * Sets the language of the page. Every page calls this before it returns its JSX: Next renders a
 * page and its layout at the same time, so the layout cannot do it.
 */
export async function setPageLanguage(params: LanguageParams): Promise<void> {
  currentPage().language = await languageOf(params);
}

/** The language of the page being rendered; English where none is set. Not for islands. */
export const pageLanguage = (): Language => currentPage().language;

/** All texts and facts, in the language of the page being rendered. Not for islands. */
export const pageContent = (): SiteContent => contentIn(pageLanguage());

/** Whether families who read the language of the page rather phone than fill in a form. */
export const isPhoneFirst = (): boolean => pageLanguage() !== english;

/**
 * The `lang` of a text that the clinic may have given only in English, for screen readers.
 * Undefined where the text is in the language of the page.
 */
export const languageOfText = (text: string): string | undefined =>
  pageLanguage() !== english && !/[^\p{Script=Latin}\P{L}]/u.test(text) ? english.tag : undefined;

/** An address of this site in the language of the page. */
export const pageAddress = (href: string): string => addressIn(pageLanguage(), href);

/**
 * A list such as "A, B and C". `Intl.ListFormat` writes a comma before "और", Hindi does not.
 * @param tag - the language, BCP 47
 */
export const formatList = (items: readonly string[], tag: string): string =>
  new Intl.ListFormat(tag).format(items).replace(/, (?=और )/, " ");
