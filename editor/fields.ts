/**
 * The fields of content/ for the editor: their ids, kinds, labels and values, and the facts that pages show beside
 * them.
 */
import { locate } from "@/content-model/modules";
import { fieldId } from "@/content-model/marks";
import { english, languages } from "@/content-model/languages";
import type * as englishModules from "@/content-model/english";
import type { OpenFact } from "@/content-model/signatures";
import type { Path } from "@/content-model/paths";
import { keyOf } from "@/content-model/translate";
import type { LoadedContent as Content } from "./load";
import { InputError } from "./errors";
import { byLanguage } from "./definitions";
import { setValue, valueAt, type Change } from "./save";

/** The input that a field needs. */
export type Kind = "text" | "number" | "hours" | "link" | "links" | "photo";

export type Field = {
  readonly id: string;
  readonly language: string;
  /** Module, export, then keys and ids. */
  readonly path: readonly string[];
  readonly kind: Kind;
  /** Undefined while the language has no message. */
  readonly value: unknown;
};

/** The kinds of facts that are not texts, by path. */
const otherKinds: Readonly<Record<string, Kind>> = {
  "site.site.since": "number",
  "site.site.hours": "hours",
  "site.site.social": "links",
  "site.site.developer": "link",
};

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

/** Every field of the content in every language, by id. */
export function allFields(content: Content): ReadonlyMap<string, Field> {
  const fields = languages.flatMap(({ code }) => {
    const messages = code === english.code ? undefined : content.messages[code];
    return fieldsIn(content.english, [], code, messages ?? content.english);
  });
  return new Map(fields.map((field) => [field.id, field]));
}

function fieldsIn(
  value: unknown,
  path: readonly string[],
  language: string,
  messages: unknown,
): readonly Field[] {
  const isPhoto =
    ["placePhotos", "people"].includes(path[0] ?? "") && path.at(-1) === "src";
  const kind = otherKinds[path.join(".")] ?? (isPhoto ? "photo" : "text");
  if (kind !== "text" || typeof value === "string")
    return [
      { id: fieldId(language, path), language, path, kind, value: messages },
    ];
  if (typeof value !== "object" || value === null) return [];
  const isList = Array.isArray(value);
  const isEnglish = value === messages;
  return Object.entries(value).flatMap(([key, inner]) => {
    if (path[0] === "sources" || (isList && typeof inner === "string"))
      return [];
    const name = keyOf(value, key);
    const message = isEnglish ? inner : Reflect.get(Object(messages), name);
    return fieldsIn(inner, [...path, name], language, message);
  });
}

/**
 * Finds the fields without a mark that a page shows beside others: facts that code formats, and the empty answer of a
 * service beside its question.
 *
 * @param page - the page that shows them
 * @returns a function from the ids of an element's fields to the ids of the fields beside them
 */
export function relatedFields(
  content: Content,
  page: Path,
): (ids: readonly string[]) => readonly string[] {
  const { services, servicePage } = content.english as typeof englishModules;
  const service = services.services.find(({ href }) => href === page);
  const related: Record<string, readonly string[]> = { ...shownWith };
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
  return (ids) => ids.flatMap((id) => byId.get(id) ?? []);
}

/** The field with an id. */
export function fieldWith(
  fields: ReadonlyMap<string, Field>,
  id: string,
): Field {
  const found = fields.get(id);
  if (found === undefined)
    throw new InputError(
      "This text is not there any more. Load the page again.",
    );
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
  throw new Error(
    `${locate(path).file}: ${locate(path).field} is not in a list of unconfirmed facts.`,
  );
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
