/**
 * Content with the messages of another language in the place of the English ones, found by the same keys; an entry of a
 * list is found by its id. What has no message stays English.
 *
 * @param messages - see Messages of messages.ts
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
    const own = Reflect.get(Object(messages), name) as unknown;
    return [key, translate<unknown>(value, own)] as const;
  });
  return (
    Array.isArray(english)
      ? translated.map(([, value]) => value)
      : Object.fromEntries(translated)
  ) as English;
}

/** What a path calls a part of some content: an entry of a list by its id, any other part by its key. */
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

/** Keys of content/ whose texts are the same in every language. */
const factKeys: readonly string[] = [
  "id",
  "href",
  "src",
  "url",
  "avatar",
  "picture",
  "reviewed",
];

/**
 * Every text of some content that differs between languages, in order. Texts with one of the fact keys are left out, and
 * so are lists of texts: what a parent reads has a name, so a list holds addresses, codes or names of fields.
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
    const own = Reflect.get(Object(messages), name) as unknown;
    return sentencesIn(value, own, [...path, name]);
  });
}
