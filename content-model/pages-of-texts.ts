import { hash } from "node:crypto";
import { concerns } from "@/content/concerns";
import { textPages } from "@/content/text-pages";
import { safety } from "@/content/safety";
import { services } from "@/content/services";
import type * as englishModules from "./english";
import type { Modules } from "./modules";
import type { Path } from "./paths";
import {
  textsIn,
  translate,
  valuesIn,
  valueUnder,
  type ValueAt,
} from "./translate";

/**
 * The pages of a text, by its module: a person who signs one of them answers for the text. A text that several pages
 * show belongs to the page that is about it; a text of all service pages belongs to each of them.
 */
const pagesByModule: Readonly<
  Record<
    keyof typeof englishModules,
    (name: string, ...keys: readonly string[]) => readonly Path[]
  >
> = {
  sharedQuestions: () => servicePaths,
  safety: () => servicePaths,
  site: () => ["/"],
  pages: (name, path) => [name === "generalPages" ? (path as Path) : "/"],
  navigation: () => ["/"],
  home: () => ["/"],
  services: (name, id, field) => {
    if (name !== "services") return ["/service", ...servicePaths];
    const own = hrefsOf(services, id);
    // Only the cards on /service show the tagline. Cards and the structured data of its page have the description.
    if (field === "tagline") return ["/service"];
    return field === "description" ? ["/service", ...own] : own;
  },
  concerns: (name, id) =>
    name === "concerns"
      ? hrefsOf(concerns, id)
      : concerns.map(({ href }) => href),
  servicePage: () => servicePaths,
  programs: () => ["/"],
  testimonials: () => ["/"],
  reasons: () => ["/"],
  visitStory: () => ["/first-visit"],
  placePhotos: () => ["/"],
  people: () => ["/"],
  howToCome: () => ["/contact"],
  about: () => ["/"],
  forms: (name) =>
    name === "privacyItems"
      ? ["/privacy"]
      : [name === "bookingForm" ? "/" : "/contact"],
  textPages: (name, id) =>
    name === "textPages" ? hrefsOf(textPages, id) : ["/privacy"],
  // A source that no sentence cites belongs to every service page.
  sources: (_, code = "") => pagesBySource.get(code) ?? servicePaths,
};

const servicePaths = services.map(({ href }) => href);

/** The pages that cite each source, by its code. */
const pagesBySource = new Map<string, readonly Path[]>();
for (const { href, ...page } of [...services, ...concerns]) {
  const lists = valuesIn([page, safety])
    .filter(({ path }) => path.at(-1) === "sources")
    .flatMap(({ value }) => value as string[]);
  for (const code of new Set(lists))
    pagesBySource.set(code, [...(pagesBySource.get(code) ?? []), href]);
}

const hrefsOf = (
  entries: readonly { readonly id: string; readonly href: Path }[],
  id: string | undefined,
) => entries.filter((entry) => entry.id === id).map(({ href }) => href);

/**
 * The pages of a text.
 *
 * @param path - module, export, then the keys and ids that lead to the text
 */
export const pagesOf = ([module, name = "", ...keys]: readonly string[]) =>
  pagesByModule[module as keyof typeof englishModules](name, ...keys);

/** Whether a page has sentences about children's health, which name their sources. */
export const needsClinician = (path: Path): boolean =>
  [...pagesBySource.values()].some((pages) => pages.includes(path));

/** A text or fact of a page, in a language. */
export type PageText = {
  readonly path: readonly string[];
  /** The path with dots. */
  readonly key: string;
  readonly text: string;
  readonly pages: readonly Path[];
  /** The hash for a signature: of the text; in other languages, of the English text and its message. */
  readonly hash: string;
};

/** Every text and fact in a language, with its pages and the hash for a signature. */
export function pageTextsIn(
  modules: Modules,
  messages: Modules | undefined,
): readonly PageText[] {
  // Translated content has the same fields in the same order.
  const translated = fieldsIn(translate(modules, messages));
  return fieldsIn(modules).map(({ path, value: english }, index) => {
    const { value: text } = translated[index]!;
    const hashed = messages === undefined ? english : `${english}\n${text}`;
    return {
      path,
      key: path.join("."),
      text,
      pages: pagesOf(path),
      hash: hash("sha256", hashed).slice(0, 8),
    };
  });
}

/** Facts of content/site.ts that are not texts. A signature has one hash for each, of its JSON. */
const factsAsJson = ["hours", "social", "developer", "since"];

/** Every text for parents, and every fact of the clinic. */
export const fieldsIn = (modules: Modules): readonly ValueAt<string>[] => [
  ...textsIn(modules).filter(
    ({ path: [module, , field = ""] }) =>
      !(module === "site" && factsAsJson.includes(field)),
  ),
  ...factsAsJson.map((field) => {
    const path = ["site", "site", field];
    return { path, value: JSON.stringify(valueUnder(modules, path)) ?? "" };
  }),
];
