import type { Content } from "@/content-rules/content";
import { mapFields } from "@/content-rules/walk";
import { contentIn, siteContent } from "@/site-content/content";
import { englishContent } from "@/site-content/english";
import { withoutFacts } from "@/site-content/finished.fixture";
import type { Language } from "@/site-content/languages";
import { translate } from "@/site-content/translate";
import { pageLanguage } from "./language/language";

/**
 * Until the end of the test, components show the content of a clinic that has given these facts and no others, in the
 * language of the page.
 *
 * @param facts - by path, such as "howToCome.metro"
 */
export function withContent(facts: Readonly<Record<string, unknown>>): void {
  const language = pageLanguage();
  const translated = translate(englishContent, language.messages);
  const content = mapFields(
    withoutFacts(translated),
    ({ path, value }) => facts[path.join(".")] ?? value,
  );
  showContent(content, language);
}

/** Until the end of the test, components show this content in a language. */
export function showContent(content: Content, language: Language): void {
  const shown = contentIn(language);
  for (const [module, value] of Object.entries(siteContent(content)))
    jest.replaceProperty(shown, module as keyof typeof shown, value as never);
}

/** The facts of a clinic that has given photos of these slots. */
export const photosOf = (...slots: readonly string[]) =>
  Object.fromEntries(
    slots.flatMap((slot) => [
      [`placePhotos.entries.${slot}.src`, `/images/${slot}.jpg`],
      [`placePhotos.entries.${slot}.alt`, `A photo of our ${slot}`],
    ]),
  );

afterEach(() => jest.restoreAllMocks());
