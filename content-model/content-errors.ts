import { modulesIn } from "./content";
import * as englishModules from "./english";
import { english, languages, type Language } from "./languages";
import { locate, type Modules } from "./modules";
import { contentSchema } from "./schema";
import { keyOf } from "./translate";
import { messageErrors } from "./translation-rules";
import { unconfirmedFields } from "./unconfirmed";

/** What is wrong with the content in any language, one line an error; empty when all is right. */
export const contentErrors = (): readonly string[] => [
  ...moduleErrors(),
  ...languages.flatMap(translationErrors),
];

/**
 * What breaks a rule of schema.ts, or is named in an `unconfirmed` list and does not exist.
 *
 * @param modules - the content by module; the site's own English unless a test hands in another
 * @param language - what it is written in
 * @returns one line an error, with the English file and the field
 */
export function moduleErrors(
  modules: Modules = englishModules,
  language: Language = english,
): readonly string[] {
  const issues = contentSchema(language).safeParse(modules).error?.issues ?? [];
  const unknown = unconfirmedFields(modules).filter(
    ({ value }) => value === undefined,
  );
  return [
    ...issues.map(({ path, message }) => {
      const { file, field } = locate(namesOf(modules, path));
      return [file, field, message].filter(Boolean).join(": ");
    }),
    ...unknown.map(
      ({ file, field }) =>
        `${file}: ${field}: is named in an unconfirmed list and does not exist`,
    ),
  ];
}

/**
 * What is wrong with the messages of a language, apart from what is wrong in English already.
 *
 * @returns one line an error, with the language's own file and the field; nothing for English
 */
export function translationErrors(language: Language): readonly string[] {
  if (language.messages === undefined) return [];
  const inEnglish = moduleErrors();
  return [
    ...moduleErrors(modulesIn(language), language)
      .filter((line) => !inEnglish.includes(line))
      .map((line) => line.replace(/^content/, `content/${language.code}`)),
    ...messageErrors(language),
  ];
}

/** The path of an issue, with the ids of list entries in the place of their indexes. */
function namesOf(
  modules: Modules,
  path: readonly PropertyKey[],
): readonly string[] {
  let owner: unknown = modules;
  return path.map((key) => {
    const name = keyOf(Object(owner), key);
    owner = Reflect.get(Object(owner), key);
    return name;
  });
}
