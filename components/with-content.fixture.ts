/** For tests of components: content of a clinic, and what tests ask of a page. */
import type { ReactNode } from "react";
import { render } from "@testing-library/react";
import type { Content } from "@/content-rules/content";
import { mapFields, valueAt } from "@/content-rules/walk";
import { contentIn, siteContent } from "@/site-content/content";
import { englishContent } from "@/site-content/english";
import { withoutFacts } from "@/site-content/finished.fixture";
import { languages, type Language } from "@/site-content/languages";
import { translate } from "@/site-content/translate";
import { pageLanguage, setPageLanguage } from "./language/language";

/** The language of the page, until the end of the test. */
export const setLanguage = (language: string) => setPageLanguage(Promise.resolve({ language }));

/**
 * Until the end of the test, components show a clinic that has given these facts and no others.
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

afterEach(async () => {
  jest.restoreAllMocks();
  await setLanguage("en");
});

/** Tests that a page shows a text only until the clinic gives a fact: texts by facts, as paths. */
export const testReplacements = (page: () => ReactNode, texts: Readonly<Record<string, string>>) =>
  describe.each(languages)("in $name", ({ code, messages }) => {
    test.each(Object.entries(texts))("%s alone takes the place of %s", async (fact, path) => {
      await setLanguage(code);
      const text = valueAt(translate(englishContent, messages), path.split(".")) as string;
      withContent({});
      const { container, unmount } = render(page());
      expect(container).toHaveTextContent(text);
      unmount();

      withContent({ [fact]: "14 in 2026" });
      expect(render(page()).container).not.toHaveTextContent(text);
    });
  });

/** The facts of a clinic that has given photos of these slots. */
export const photosOf = (...slots: readonly string[]) =>
  Object.fromEntries(
    slots.flatMap((slot) => [
      [`placePhotos.entries.${slot}.src`, `/images/${slot}.jpg`],
      [`placePhotos.entries.${slot}.alt`, `A photo of our ${slot}`],
    ]),
  );

export const textsOf = (elements: readonly Element[]) =>
  elements.map(({ textContent }) => textContent);

export const hrefsOf = (links: readonly Element[]) =>
  links.map((link) => link.getAttribute("href"));

/** Expects elements in the order of the page. */
export const expectOrder = (...elements: readonly Element[]) =>
  elements.slice(1).forEach((element, index) => {
    const position = elements[index]!.compareDocumentPosition(element);
    expect(position).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
