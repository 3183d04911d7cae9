/**
 * Returns content in which the messages of another language replace the English texts. A message is found by the keys of
 * its text; in a list, by the id of the entry. A text without a message stays English.
 *
 * @param messages - messages of the type Messages (messages.ts), of one export or of all modules
 */
export function translate<English>(
  english: English,
  messages: unknown,
): English {
  if (typeof english === "string")
    return typeof messages === "string" ? (messages as English) : english;
  if (typeof english !== "object" || english === null || messages === undefined)
    return english;
  const translated = Object.entries(english).map(([key, value]) => {
    const pathKey = keyOf(english, key);
    const inner = Reflect.get(Object(messages), pathKey) as unknown;
    return [key, translate<unknown>(value, inner)] as const;
  });
  return (
    Array.isArray(english)
      ? translated.map(([, value]) => value)
      : Object.fromEntries(translated)
  ) as English;
}

/** The key of a field or list entry in a path: the id of an entry that has one; otherwise the key in `owner`. */
export function keyOf(owner: object, key: PropertyKey): string {
  const { id } = Object(Reflect.get(owner, key)) as { id?: unknown };
  return String(Array.isArray(owner) ? (id ?? key) : key);
}

/** An English text with the keys and ids that lead to it, and its message in another language if there is one. */
export type TranslatableText = {
  readonly path: readonly string[];
  readonly english: string;
  readonly message: string | undefined;
};

/** The keys of content/ whose texts are ids or addresses, which are the same in every language. */
export const untranslatedKeys: readonly string[] = [
  "id",
  "href",
  "src",
  "url",
  "avatar",
  "picture",
];

/**
 * Every text of some content, in order, with its message. Ids and addresses are left out, and so are the entries of lists
 * of strings: these are addresses, codes or names of fields. Texts for parents always have a key.
 */
export function translatableTextsIn(
  english: unknown,
  messages: unknown,
  path: readonly string[] = [],
): readonly TranslatableText[] {
  if (typeof english === "string") {
    if (untranslatedKeys.includes(path.at(-1) ?? "")) return [];
    const message = typeof messages === "string" ? messages : undefined;
    return [{ path, english, message }];
  }
  if (typeof english !== "object" || english === null) return [];
  return Object.entries(english).flatMap(([key, value]) => {
    if (Array.isArray(english) && typeof value === "string") return [];
    const pathKey = keyOf(english, key);
    const inner = Reflect.get(Object(messages), pathKey) as unknown;
    return translatableTextsIn(value, inner, [...path, pathKey]);
  });
}
