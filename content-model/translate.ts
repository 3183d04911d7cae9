/** Keys of content/ that hold facts: a translation has none of them. */
type Fact =
  | "id"
  | "href"
  | "src"
  | "url"
  | "value"
  | "image"
  | "picture"
  | "avatar"
  | "names"
  | "form"
  | "sources"
  | "reviewed"
  | "related"
  | "details"
  | "unconfirmed";

/**
 * The words of some content in another language. Facts are left out; a list whose entries have an id, or a value, is an
 * object by that, so that its order is English's; any other list has the same length. What has no words has none here.
 */
export type Words<English> = English extends ""
  ? never
  : English extends string
    ? string
    : English extends readonly unknown[]
      ? ListWords<English>
      : English extends object
        ? Filled<{
            readonly [
              Key in keyof English as Key extends Fact
                ? never
                : HasWords<English[Key], Key>
            ]: Words<English[Key]>;
          }>
        : never;

type ListWords<List extends readonly unknown[]> =
  // A list that is put together from other content is translated with it.
  number extends List["length"]
    ? never
    : [List[number]] extends [{ readonly id: PropertyKey }]
      ? {
          readonly [Entry in List[number] as Entry["id"]]: Words<Entry>;
        }
      : [List[number]] extends [{ readonly value: PropertyKey }]
        ? {
            readonly [Entry in List[number] as Entry["value"]]: Words<Entry>;
          }
        : { readonly [Index in keyof List]: Words<List[Index]> };

type HasWords<English, Key> = [Words<English>] extends [never] ? never : Key;

type Filled<Fields> = keyof Fields extends never ? never : Fields;

/**
 * Content with the words of another language in the place of the English ones. An object that stands in two places is
 * translated once, in the first of them.
 *
 * @param english - as content/ has it
 * @param words - see {@link Words}; what it lacks stays English
 */
export function translate<English>(
  english: English,
  words: unknown,
  translated = new Map<unknown, unknown>(),
): English {
  if (typeof english === "string")
    return (typeof words === "string" ? words : english) as English;
  if (typeof english !== "object" || english === null) return english;
  if (translated.has(english)) return translated.get(english) as English;
  const entries = Object.entries(english).map(([key, value]) => [
    key,
    translate<unknown>(value, wordsOf(english, key, words), translated),
  ]);
  const result: unknown = Array.isArray(english)
    ? entries.map(([, value]) => value as unknown)
    : Object.fromEntries(entries);
  translated.set(english, result);
  return result as English;
}

/** The words of one entry of a list, or of one field. */
function wordsOf(english: object, key: string, words: unknown): unknown {
  const { id, value, href, name } = Object(Reflect.get(english, key));
  const isById = Array.isArray(english) && !Array.isArray(words);
  const own: PropertyKey = isById ? (id ?? value ?? href ?? name ?? key) : key;
  return Reflect.get(Object(words), own) as unknown;
}

/** An English sentence, the keys and indexes that lead to it, and its words in another language if there are any. */
type Sentence = {
  readonly path: readonly string[];
  readonly english: string;
  readonly words: string | undefined;
};

/** Every text of some English content, facts among them, in order, with its words in another language. */
export function sentencesIn(
  english: unknown,
  words: unknown,
  path: readonly string[] = [],
): readonly Sentence[] {
  if (typeof english === "string")
    return [
      { path, english, words: typeof words === "string" ? words : undefined },
    ];
  if (typeof english !== "object" || english === null) return [];
  return Object.entries(english).flatMap(([key, value]) =>
    sentencesIn(value, wordsOf(english, key, words), [...path, key]),
  );
}
