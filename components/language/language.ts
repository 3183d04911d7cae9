import { cache } from "react";
import { addressIn, english, type Language } from "@/content-model/languages";
import { contentIn, type SiteContent } from "@/content-model/content";

/** One for each render of a page: React's cache is empty at its start. */
const rendering = cache((): { language: Language } => ({ language: english }));

/** Called by a page before it renders anything, so that no component has to hand its language on. */
export function setPageLanguage(language: Language): void {
  rendering().language = language;
}

/** The language of the page being rendered; English where none was set, as on the 404 page. Not for islands. */
export const pageLanguage = (): Language => rendering().language;

/** What the page being rendered says, in its language. Not for islands. */
export const pageContent = (): SiteContent => contentIn(pageLanguage());

/**
 * The `lang` of a text that the clinic may have given in English alone: without it a screen reader would read it as the
 * page's language. Undefined where the text is in that.
 */
export const languageOfText = (text: string): string | undefined =>
  pageLanguage() !== english && !/[^\p{Script=Latin}\P{L}]/u.test(text)
    ? english.tag
    : undefined;

/** An internal address in the language of the page being rendered. */
export const pageAddress = (href: string): string =>
  addressIn(pageLanguage(), href);
