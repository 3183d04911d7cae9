import savedSignatures from "@/content/signatures.json" with { type: "json" };
import { modulesIn } from "./content";
import * as englishModules from "./english";
import { english, languages, type Language } from "./languages";
import { locate, type Modules } from "./modules";
import { contentSchema } from "./schema";
import { signaturesSchema } from "./signatures";
import { keyOf } from "./translate";
import { messageErrors } from "./translation-rules";
import { unconfirmedFields } from "./unconfirmed";

/** The errors in the content of every language and in the signatures, one line per error. */
export const contentErrors = (): readonly string[] => [
  ...moduleErrors(),
  ...languages.flatMap(translationErrors),
  ...signatureErrors(),
];

/** The errors in content/signatures.json, which somebody may have changed by hand. */
export const signatureErrors = (): readonly string[] =>
  signaturesSchema
    .safeParse(savedSignatures)
    .error?.issues.map(
      ({ path, message }) =>
        `content/signatures.json: ${path.join(": ")}: ${message}`,
    ) ?? [];

/**
 * The errors in content: fields that break a rule of schema.ts, and names in an `unconfirmed` list that name no field.
 *
 * @param modules - the content by module
 * @param language - the language of the content
 * @returns one line per error, with the English file and the field
 */
export function moduleErrors(
  modules: Modules = englishModules,
  language: Language = english,
): readonly string[] {
  const unknown = unconfirmedFields(modules).filter(
    ({ value }) => value === undefined,
  );
  return [
    ...moduleIssues(modules, language).map(({ path, message }) => {
      const { file, field } = locate(path);
      return [file, field, message].filter(Boolean).join(": ");
    }),
    ...unknown.map(
      ({ file, field }) =>
        `${file}: ${field}: is named in an unconfirmed list and does not exist`,
    ),
  ];
}

/** A field that breaks a rule, by its path: module, export, then the keys and ids that lead to it. */
export type Issue = {
  readonly path: readonly string[];
  readonly message: string;
};

/** The fields that break a rule of schema.ts. */
export const moduleIssues = (
  modules: Modules,
  language: Language,
): readonly Issue[] =>
  (contentSchema(language).safeParse(modules).error?.issues ?? []).map(
    ({ path, message }) => ({ path: withIds(modules, path), message }),
  );

/**
 * The errors in the messages of a language, without the errors that the English content has too.
 *
 * @returns one line per error, with the file of the language and the field; none for English
 */
export function translationErrors(language: Language): readonly string[] {
  if (language.messages === undefined) return [];
  const englishErrors = moduleErrors();
  return [
    ...moduleErrors(modulesIn(language), language)
      .filter((line) => !englishErrors.includes(line))
      .map((line) => line.replace(/^content/, `content/${language.code}`)),
    ...messageErrors(language),
  ];
}

/** The path of an issue, with the id of each list entry instead of its index. */
function withIds(
  modules: Modules,
  path: readonly PropertyKey[],
): readonly string[] {
  let owner: unknown = modules;
  return path.map((key) => {
    const pathKey = keyOf(Object(owner), key);
    owner = Reflect.get(Object(owner), key);
    return pathKey;
  });
}
