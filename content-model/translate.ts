/** The key of a field or list entry in a path: the id of an entry that has one; otherwise the key in `owner`. */
export function keyOf(owner: object, key: PropertyKey): string {
  const { id } = Object(Reflect.get(owner, key)) as { id?: unknown };
  return String(Array.isArray(owner) ? (id ?? key) : key);
}

/** A value of content/, with the keys and ids that lead to it. */
export type ValueAt<Value = unknown> = {
  readonly path: readonly string[];
  readonly value: Value;
};

/** Returns `content` and every value inside it, in order. */
export function valuesIn(content: unknown): readonly ValueAt[] {
  const values: ValueAt[] = [];
  const visit = (value: unknown, path: readonly string[]) => {
    values.push({ path, value });
    if (typeof value === "object" && value !== null)
      for (const [key, inner] of Object.entries(value))
        visit(inner, [...path, keyOf(value, key)]);
  };
  visit(content, []);
  return values;
}

/** The keys of content/ whose texts are ids, codes or addresses, which are the same in every language. */
const untranslatedKeys: readonly string[] = [
  "id",
  "href",
  "src",
  "url",
  "avatar",
  "picture",
  "focus",
];

/**
 * Whether a value is a text for parents. Ids, codes and addresses are not, and neither are the entries of lists of strings:
 * these are addresses, codes or names of fields.
 */
const isText = (field: ValueAt): field is ValueAt<string> => {
  const key = field.path.at(-1) ?? "";
  return (
    typeof field.value === "string" &&
    !untranslatedKeys.includes(key) &&
    !/^\d+$/.test(key)
  );
};

/** Every text for parents inside `content`, in order. */
export const textsIn = (content: unknown): readonly ValueAt<string>[] =>
  valuesIn(content).filter(isText);

/** A copy of `content` in which `change` replaces each text for parents. */
export function mapTexts<Content>(
  content: Content,
  change: (text: ValueAt<string>) => string,
  path: readonly string[] = [],
): Content {
  const field = { path, value: content };
  if (isText(field)) return change(field) as Content;
  if (typeof content !== "object" || content === null) return content;
  const entries = Object.entries(content).map(
    ([key, inner]: [string, unknown]) =>
      [key, mapTexts(inner, change, [...path, keyOf(content, key)])] as const,
  );
  return (
    Array.isArray(content)
      ? entries.map(([, inner]) => inner)
      : Object.fromEntries(entries)
  ) as Content;
}

/** The value that some keys lead to from an object; undefined if there is none. */
export const valueUnder = (owner: unknown, keys: readonly string[]): unknown =>
  keys.reduce((inner, key) => Reflect.get(Object(inner), key), owner);

/** The message of a text, if there is one. A message is found by the keys of its text; in a list, by the id of the entry. */
const messageAt = (messages: unknown, path: readonly string[]) => {
  const message = valueUnder(messages, path);
  return typeof message === "string" ? message : undefined;
};

/**
 * Returns content in which the messages of another language replace the English texts. A text without a message stays
 * English.
 *
 * @param messages - messages of the type Messages (messages.ts), of one export or of all modules
 */
export const translate = <English>(
  english: English,
  messages: unknown,
): English =>
  messages === undefined
    ? english
    : mapTexts(
        english,
        ({ path, value }) => messageAt(messages, path) ?? value,
      );

/** An English text with the keys and ids that lead to it, and its message in another language if there is one. */
export type TranslatableText = {
  readonly path: readonly string[];
  readonly english: string;
  readonly message: string | undefined;
};

/** Every text for parents inside `english`, in order, with its message. */
export const translatableTextsIn = (
  english: unknown,
  messages: unknown,
): readonly TranslatableText[] =>
  textsIn(english).map(({ path, value }) => ({
    path,
    english: value,
    message: messageAt(messages, path),
  }));
