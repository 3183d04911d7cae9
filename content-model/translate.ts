/**
 * Returns content in which the messages of another language replace the English texts. A message has the same keys as
 * its text; an entry of a list is found by its id. A text without a message stays English.
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
    const name = keyOf(english, key);
    const inner = Reflect.get(Object(messages), name) as unknown;
    return [key, translate<unknown>(value, inner)] as const;
  });
  return (
    Array.isArray(english)
      ? translated.map(([, value]) => value)
      : Object.fromEntries(translated)
  ) as English;
}

/** The name of a field or entry in a path: the id of a list entry that has one; otherwise the key. */
export function keyOf(owner: object, key: PropertyKey): string {
  const { id } = Object(Reflect.get(owner, key)) as { id?: unknown };
  return String(Array.isArray(owner) ? (id ?? key) : key);
}

/** An English text with the keys and ids that lead to it, and its message in another language if there is one. */
export type Sentence = {
  readonly path: readonly string[];
  readonly english: string;
  readonly message: string | undefined;
};

/** The keys of content/ whose texts are facts, which are the same in every language. */
export const factKeys: readonly string[] = [
  "id",
  "href",
  "src",
  "url",
  "avatar",
  "picture",
];

/**
 * Every text of some content that needs a message, in order. Texts under one of the fact keys are left out, and so are
 * the entries of lists of strings: these are addresses, codes or names of fields. Texts for parents always have a key.
 */
export function sentencesIn(
  english: unknown,
  messages: unknown,
  path: readonly string[] = [],
): readonly Sentence[] {
  if (typeof english === "string") {
    if (factKeys.includes(path.at(-1) ?? "")) return [];
    const message = typeof messages === "string" ? messages : undefined;
    return [{ path, english, message }];
  }
  if (typeof english !== "object" || english === null) return [];
  return Object.entries(english).flatMap(([key, value]) => {
    if (Array.isArray(english) && typeof value === "string") return [];
    const name = keyOf(english, key);
    const inner = Reflect.get(Object(messages), name) as unknown;
    return sentencesIn(value, inner, [...path, name]);
  });
}
