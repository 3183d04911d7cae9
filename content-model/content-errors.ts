import { byFile } from "./all";
import { languages, type Language } from "./languages";
import { contentErrors } from "./schema";
import { contentIn } from "./content";

/** What is wrong with the content in any language, one line an error; empty when all is right. */
export const siteErrors = (): readonly string[] => [
  ...contentErrors(),
  ...languages.flatMap(translationErrors),
];

/**
 * What is wrong with the content in another language, besides what it takes from the English as it is.
 *
 * @returns one line an error, with the language's own file and the field; nothing for English
 */
export function translationErrors(language: Language): readonly string[] {
  if (language.words === undefined) return [];
  const inEnglish = contentErrors();
  return contentErrors(byFile(contentIn(language)), language)
    .filter((line) => !inEnglish.includes(line))
    .map((line) => line.replace(/^content/, `content/${language.code}`));
}
