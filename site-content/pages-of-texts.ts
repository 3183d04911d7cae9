import { hash } from "node:crypto";
import type { Content, ModuleMessages } from "@/content-rules/content";
import type { Path } from "@/content-rules/fields/paths";
import { fieldsOf, oncePer, type Field } from "@/content-rules/walk";
import { translate } from "./translate";

/**
 * Every field of content with its pages: those of its rule and, of a sign or a fee, those about concerns that show it; of a
 * person, those of the services of that person.
 */
export const fieldsOnPages = oncePer((content: Content): readonly Field[] =>
  fieldsOf(content).map((field) => ({
    ...field,
    pages: [
      ...field.pages,
      ...concernsWith(field, content),
      ...concernsOf(field, content),
      ...servicesOf(field, content),
    ],
  })),
);

/** The pages about concerns that show the fee of a field. */
const concernsOf = (
  { path: [module, file = "", list, name] }: Field,
  { concerns, services }: Content,
): readonly Path[] =>
  module === "services" && list === "answers" && name === "fees"
    ? Object.values(concerns)
        .filter((concern) => concern.services.includes(services[file]!.href))
        .map(({ href }) => href)
    : [];

/** The pages of services that show the person of a field. */
const servicesOf = ({ path: [module, list, id] }: Field, { people }: Content): readonly Path[] =>
  module === "people" && list === "entries"
    ? people.entries.find((person) => person.id === id)!.services
    : [];

/** The pages about concerns that show the sign of a field. */
const concernsWith = (
  { path: [module, file = "", , , , list, sign = ""] }: Field,
  { concerns, services }: Content,
): readonly Path[] =>
  module === "services" && list === "signs"
    ? Object.values(concerns).flatMap(({ bands, href: page }) =>
        bands.some(({ signs }) =>
          signs.some(({ href, ids }) => href === services[file]?.href && ids.includes(sign)),
        )
          ? [page]
          : [],
      )
    : [];

/** The pages that cite each source, by its code. */
function citations(content: Content): ReadonlyMap<string, readonly Path[]> {
  const pages = new Map<string, readonly Path[]>();
  for (const { path, value, pages: cited } of fieldsOnPages(content))
    if (path.at(-1) === "sources")
      for (const code of (value ?? []) as readonly string[])
        pages.set(code, [...new Set([...(pages.get(code) ?? []), ...cited])]);
  return pages;
}

/** The pages that have sentences about children's health, which name their sources. */
export const clinicalPages = (content: Content): ReadonlySet<Path> =>
  new Set([...citations(content).values()].flat());

/** A text or fact of a page, in a language. */
export type PageText = Field & {
  /** The path with dots. */
  readonly key: string;
  /** The text; of a value with parts, such as the opening hours, its JSON. */
  readonly text: string;
  /** The hash for a signature: of the text; in other languages, of the English text and its message. */
  readonly hash: string;
};

/**
 * Every text and fact that a person who signs a page answers for, with its pages: all that somebody reads. A text that
 * up to three pages show belongs to each of them; one that more show, to the page that is about it.
 */
export function pageTextsIn(
  content: Content,
  messages: ModuleMessages | undefined,
): readonly PageText[] {
  const citing = citations(content);
  // Translated content has the same fields in the same order.
  const translated = fieldsOf(translate(content, messages));
  return fieldsOnPages(content).flatMap((field, index) => {
    const { kind, path, value } = field;
    if (kind === "code" || kind === "photo" || value === undefined) return [];
    const english = textOf(value);
    const text = textOf(translated[index]!.value);
    const hashed = messages === undefined ? english : `${english}\n${text}`;
    const [module, code = ""] = path;
    return {
      ...field,
      pages: module === "sources" ? (citing.get(code) ?? []) : field.pages,
      key: path.join("."),
      text,
      hash: hash("sha256", hashed).slice(0, 8),
    };
  });
}

const textOf = (value: unknown): string =>
  typeof value === "string" ? value : JSON.stringify(value);
