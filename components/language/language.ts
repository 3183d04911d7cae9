import { cache } from "react";
import {
  addressIn,
  english,
  languages,
  type Language,
} from "@/content-model/languages";
import { contentIn, type SiteContent } from "@/content-model/content";

/** What Next gives to every route of app/[language]. */
export type LanguageParams = Promise<{ readonly language: string }>;

/** React's cache is empty at the start of each render of a page, so pages rendered side by side do not share it. */
const rendering = cache((): { language: Language } => ({ language: english }));

/**
 * The language of a route.
 *
 * @throws when content-model/languages.ts has no such language
 */
export async function languageOf(params: LanguageParams): Promise<Language> {
  const { language: code } = await params;
  const language = languages.find((each) => each.code === code);
  if (language === undefined)
    throw new Error(`content-model/languages.ts has no language "${code}".`);
  return language;
}

/**
 * Sets the language of the page for its components. Every page calls this before it returns its outline: Next renders a
 * page and its layout side by side, so the layout cannot do it.
 */
export async function setPageLanguage(params: LanguageParams): Promise<void> {
  rendering().language = await languageOf(params);
}

/** The language of the page being rendered; English where none is set, as in unit tests. Not for islands. */
export const pageLanguage = (): Language => rendering().language;

/** What the page being rendered says, in its language. Not for islands. */
export const pageContent = (): SiteContent => contentIn(pageLanguage());

/**
 * The `lang` of a text that the clinic may have given in English alone: without it a screen reader would read it as the
 * page's language. Undefined where the text is in the page's language.
 */
export const languageOfText = (text: string): string | undefined =>
  pageLanguage() !== english && !/[^\p{Script=Latin}\P{L}]/u.test(text)
    ? english.tag
    : undefined;

/** An internal address in the language of the page being rendered. */
export const pageAddress = (href: string): string =>
  addressIn(pageLanguage(), href);
