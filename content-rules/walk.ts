/** Walks over content beside its rule. */
import { z } from "zod";
import { contentRule, type Content } from "./content";
import { descriptions, type Description, type Kind, type PagesOfText } from "./fields/field";
import { concernPaths, servicePaths, type Path } from "./fields/paths";

/** Keys that lead to a value. The key of a list entry is its id, where it has one. */
export type KeyPath = readonly string[];

/** A field: a value of content/ with what its rule says of it. */
export type Field = Omit<Description, "name" | "pages" | "kind"> & {
  readonly path: KeyPath;
  /** Undefined for an optional field that is not given. */
  readonly value: unknown;
  readonly kind: Kind;
  /** Its name for a person, after that of its owner, such as "Testimonial 1: Place". */
  readonly name: string;
  readonly pages: readonly Path[];
};

type Around = {
  readonly path: KeyPath;
  readonly names: readonly string[];
  readonly pages: readonly Path[];
  readonly entryPage?: Path | undefined;
  readonly onlyClinic?: boolean | undefined;
};

/** The key of a value in a path: the id of a list entry that has one, or the key. */
export function keyOf(owner: object, key: PropertyKey): string {
  if (!Array.isArray(owner)) return String(key);
  const { id } = Object(Reflect.get(owner, key)) as { id?: unknown };
  return String(id ?? key);
}

/** The value at a path; undefined if there is none. */
export const valueAt = (value: unknown, path: KeyPath): unknown =>
  path.reduce<unknown>((owner, name) => {
    if (Array.isArray(owner)) return owner.find((_, at) => keyOf(owner, at) === name) as unknown;
    return typeof owner === "object" && owner && Object.hasOwn(owner, name)
      ? (Reflect.get(owner, name) as unknown)
      : undefined;
  }, value);

const unwrapped = (rule: z.ZodType): z.ZodType =>
  rule instanceof z.ZodOptional ? unwrapped(rule.unwrap() as z.ZodType) : rule;

function rulesInside(
  rule: z.ZodType,
  value: object,
): readonly (readonly [key: string, rule: z.ZodType])[] {
  if (rule instanceof z.ZodObject) return Object.entries(rule.shape as Record<string, z.ZodType>);
  if (!(rule instanceof z.ZodArray || rule instanceof z.ZodRecord))
    throw new Error(`A rule of content-rules/ has no description: ${rule.type}`);
  const inner = (rule instanceof z.ZodArray ? rule.element : rule.valueType) as z.ZodType;
  return Object.keys(value).map((key) => [key, inner]);
}

/** A function that computes its answer once for each argument, which nothing changes in place. */
export function oncePer<Argument extends object, Answer extends object>(
  compute: (argument: Argument) => Answer,
): (argument: Argument) => Answer {
  const answers = new WeakMap<Argument, Answer>();
  return (argument) => {
    const answer = answers.get(argument) ?? compute(argument);
    answers.set(argument, answer);
    return answer;
  };
}

const descriptionOf = oncePer((rule: z.ZodType): Description => ({
  ...descriptions.get(unwrapped(rule)),
  ...descriptions.get(rule),
}));

const pagesNamed = (pages: PagesOfText, entryPage: Path | undefined): readonly Path[] =>
  pages.flatMap((page): readonly Path[] => {
    if (page === "services") return servicePaths;
    if (page === "concerns") return concernPaths;
    return page === "entry" ? [entryPage!] : [page];
  });

/** A copy of content with `change` of each field. Values that no rule knows stay. */
export const mapFields = (content: Content, change: (field: Field) => unknown): Content =>
  mapped(contentRule, content, change, { path: [], names: [], pages: [] });

function mapped<Value>(
  rule: z.ZodType,
  content: Value,
  change: (field: Field) => unknown,
  around: Around,
): Value {
  const description = descriptionOf(rule);
  const { kind, name } = description;
  const { href: entryPage = around.entryPage } = Object(content) as { href?: Path };
  const ownName = typeof name === "function" ? name(content as never) : (name ?? "");
  const names = [...around.names, ...(ownName === "" ? [] : [ownName])];
  const pages = description.pages ? pagesNamed(description.pages, entryPage) : around.pages;
  const onlyClinic = description.onlyClinic ?? around.onlyClinic;
  if (kind !== undefined) {
    const { path } = around;
    return change({
      ...description,
      ...(onlyClinic !== undefined && { onlyClinic }),
      path,
      value: content,
      kind,
      name: [...new Set(names)].slice(-2).join(": "),
      pages,
    }) as Value;
  }
  if (typeof content !== "object" || content === null) return content;
  const copy: Record<string, unknown> | unknown[] = Array.isArray(content)
    ? []
    : { ...(content as object) };
  for (const [key, inner] of rulesInside(unwrapped(rule), content)) {
    const before = Reflect.get(content, key) as unknown;
    const path = [...around.path, keyOf(content, key)];
    const next = { path, names, pages, entryPage, onlyClinic };
    const after = mapped(inner, before, change, next);
    if (after !== undefined || Object.hasOwn(content, key)) Reflect.set(copy, key, after);
  }
  return copy as Value;
}

/** Every field of content, in the order of its rule. */
export const fieldsOf = oncePer((content: Content): readonly Field[] => {
  const fields: Field[] = [];
  mapFields(content, (field) => {
    fields.push(field);
    return field.value;
  });
  return fields;
});
