import type { Content } from "@/content-rules/content";
import type { Path } from "@/content-rules/fields/paths";
import { fieldsOf, oncePer, type Field } from "@/content-rules/walk";

/** Every field of content with its pages: those of its rule, and others that show it too. */
export const fieldsOnPages = oncePer((content: Content): readonly Field[] =>
  fieldsOf(content).map((field) => ({
    ...field,
    pages: [...field.pages, ...otherPages(field, content)],
  })),
);

/** Of a person, their services; of a fee or sign of a service, the concerns that show it. */
function otherPages(
  { path: [module, file = "", key, name, , list, sign = ""] }: Field,
  { concerns, people, services }: Content,
): readonly Path[] {
  if (module === "people" && file === "entries")
    return people.entries.find(({ id }) => id === key)!.services;
  if (module !== "services") return [];
  const { href } = services[file]!;
  const shows = ({ bands, services: named }: Content["concerns"][string]) =>
    key === "answers" && name === "fees"
      ? named.includes(href)
      : list === "signs" &&
        bands.some(({ signs }) => signs.some((of) => of.href === href && of.ids.includes(sign)));
  return Object.values(concerns)
    .filter(shows)
    .map((concern) => concern.href);
}

const citations = oncePer((content: Content): ReadonlyMap<string, readonly Path[]> => {
  const pages = new Map<string, readonly Path[]>();
  for (const { path, value, pages: citing } of fieldsOnPages(content))
    if (path.at(-1) === "sources")
      for (const code of (value ?? []) as readonly string[])
        pages.set(code, [...new Set([...(pages.get(code) ?? []), ...citing])]);
  return pages;
});

/** The pages that have sentences about children's health, which name their sources. */
export const clinicalPages = (content: Content): ReadonlySet<Path> =>
  new Set([...citations(content).values()].flat());

export type PageText = Field & { readonly key: string; readonly text: string };

/**
 * Every text and fact that somebody reads, with the pages that are signed with it. One that up to
 * three pages show belongs to each of them; one that more show, to the page that is about it.
 */
export const pageTextsIn = oncePer((content: Content): readonly PageText[] =>
  fieldsOnPages(content).flatMap((field) => {
    const { kind, path, value } = field;
    if (kind === "code" || kind === "photo" || value === undefined) return [];
    const [module, code = ""] = path;
    const pages = module === "sources" ? (citations(content).get(code) ?? []) : field.pages;
    return { ...field, pages, key: path.join("."), text: textOf(value) };
  }),
);

/** A value as one line: the parts of a list or of the opening hours with commas. */
export const textOf = (value: unknown): string =>
  typeof value === "object" && value !== null
    ? Object.values(value).map(textOf).join(", ")
    : String(value ?? "");
