/**
 * The fields of content/ for the editor: their ids, kinds and values, and the facts that pages show beside them.
 */
import type { Path } from "@/content-rules/paths";
import type { OpenFact } from "@/site-content/checks";
import { english, languages } from "@/site-content/languages";
import { fieldId } from "@/site-content/marks";
import { fieldsIn } from "@/site-content/pages-of-texts";
import { needsMessage } from "@/site-content/translation-rules";
import type * as englishModules from "@/content-model/english";
import type { LoadedContent as Content } from "./load";
import { refusal } from "./refusal";
import { byLanguage } from "./definitions";
import { setValue, valueAt, type Change } from "./save";

export type Field = {
  readonly id: string;
  /** The language of a text. A field that is the same in every language is English. */
  readonly language: string;
  /** Module, export, then keys and ids. */
  readonly path: readonly string[];
  /** A text or a number, a value with parts, or the address of a photo. */
  readonly kind: "text" | "parts" | "photo";
  /** Undefined while the language has no message. */
  readonly value: unknown;
};

/** The fields of the content by their id in each language. */
export type Fields = ReadonlyMap<string, Field>;

/** The paths of facts without a mark, by the path of a text that pages show beside them. */
const shownWith: Readonly<Record<string, readonly string[]>> = {
  "about.about.copyright": ["site.site.since"],
  "about.about.credit": ["site.site.developer"],
  "about.placeMessages.social": ["site.site.social"],
  "about.placeMessages.open": ["site.site.hours"],
  "about.placeMessages.phone": ["site.site.phone", "site.site.whatsapp"],
  "about.placeMessages.directions": ["site.site.directions"],
  "about.placeMessages.address": ["site.site.address.street"],
};

/** Whether a path leads to a field, or to something inside it. */
export const startsWith = (
  path: readonly string[],
  field: readonly string[],
): boolean => field.every((key, at) => path[at] === key);

/** The modules whose entries have a photo. The fields of an entry are saved together, because rules need all of them. */
const withPhotos = ["people", "placePhotos"];

/** The path of a field, or of the entry with a photo that it belongs to. */
export const groupOf = (path: readonly string[]): readonly string[] =>
  withPhotos.some((name) => path[0] === name && path[1] === name)
    ? path.slice(0, 3)
    : path;

/** Every field of the content in every language. */
export function allFields(content: Content): Fields {
  const modules = byLanguage(content);
  const fields = new Map<string, Field>();
  for (const path of pathsIn(content))
    for (const { code: language } of languages) {
      const value = valueAt(modules[language], path);
      const first = fields.get(fieldId(english.code, path));
      const kind = first?.kind ?? kindOf(path, value);
      const isShared =
        value === undefined && (kind !== "text" || !needsMessage(path));
      const id = fieldId(language, path);
      const field = { id, language, path, kind, value };
      fields.set(id, first && isShared ? first : field);
    }
  return fields;
}

/** The paths of all texts, facts and photos. A photo comes before the text that says what it shows. */
const pathsIn = ({ english: modules }: Content): readonly Field["path"][] =>
  fieldsIn(modules)
    .filter(
      ({ path: [module, name] }) =>
        // The numbers that site.ts exports are fields of `site`, too.
        module !== "sources" && (module !== "site" || name === "site"),
    )
    .flatMap(({ path }) =>
      groupOf(path) !== path && path.at(-1) === "alt"
        ? [[...groupOf(path), "src"], path]
        : [path],
    );

function kindOf(path: readonly string[], value: unknown): Field["kind"] {
  if (path.at(-1) === "src") return "photo";
  return typeof value === "object" ? "parts" : "text";
}

/** A field in every language; once if it is the same in all. */
export const inEveryLanguage = (
  fields: Fields,
  path: readonly string[],
): readonly Field[] => [
  ...new Set(
    languages.flatMap(({ code }) => fields.get(fieldId(code, path)) ?? []),
  ),
];

/**
 * Finds the fields that an element of a page opens: those of its texts, and those without a mark beside them, which are
 * facts that code formats, and the empty answer of a service beside its question.
 *
 * @param page - the page that shows them
 * @returns a function from the ids in the marks of an element to the ids of the fields
 */
export function fieldsShown(
  content: Content,
  page: Path,
): (ids: readonly string[]) => readonly string[] {
  const { services, servicePage, site } =
    content.english as typeof englishModules;
  const service = services.services.find(({ href }) => href === page);
  const related: Record<string, readonly string[]> = {
    ...shownWith,
    // The names of links are parts of their fact.
    "site.site.developer.name": ["site.site.developer"],
    ...Object.fromEntries(
      site.site.social.map((_, at) => [
        `site.site.social.${at}.name`,
        ["site.site.social"],
      ]),
    ),
  };
  for (const { id } of service ? servicePage.facts : [])
    for (const key of ["heading", "statement", "question"])
      related[`servicePage.facts.${id}.${key}`] = [
        `services.services.${service!.id}.answers.${id}`,
      ];
  const byId = new Map(
    languages.flatMap(({ code }) =>
      Object.entries(related).map(([path, others]) => [
        fieldId(code, path.split(".")),
        others.map((other) => fieldId(english.code, other.split("."))),
      ]),
    ),
  );
  const fields = allFields(content);
  return (ids) =>
    ids
      .flatMap((id) => [id, ...(byId.get(id) ?? [])])
      .flatMap((id) => fields.get(id)?.id ?? []);
}

/** The field with an id. */
export function fieldWith(fields: Fields, id: string): Field {
  const found = fields.get(id);
  if (found === undefined)
    throw refusal("This is not there any more. Load the page again.");
  return found;
}

/** The change that takes a fact out of its `unconfirmed` list. */
export function settle(
  content: Content,
  { path }: Pick<OpenFact, "path">,
): Change {
  for (let length = path.length - 1; length > 0; length--) {
    const before = valueAt(content.english, [
      ...path.slice(0, length),
      "unconfirmed",
    ]) as readonly string[] | undefined;
    const name = path.slice(length).join(".");
    if (before?.includes(name))
      return {
        language: english.code,
        path: [...path.slice(0, length), "unconfirmed"],
        before,
        after: before.filter((other) => other !== name),
      };
  }
  throw new Error(`${path.join(".")} is in no list of unconfirmed facts.`);
}

/** A copy of the content with some changes, to check them before they are written. */
export function withChanges(
  content: Content,
  changes: readonly Change[],
): Content {
  const copy = structuredClone(content);
  for (const { language, path, after } of changes)
    setValue(byLanguage(copy), byLanguage(content), [language, ...path], after);
  return copy;
}
