import type * as english from "./english";

/** The intersection A & B of the members of a union A | B. */
type Intersection<Union> = (
  Union extends unknown ? (member: Union) => void : never
) extends (all: infer All) => void
  ? All
  : never;

/** The exports of all modules of English content, by their names. */
export type EnglishContent = Intersection<
  (typeof english)[keyof typeof english]
>;

/**
 * The messages of another language for some English content. They have the same keys; a list becomes an object whose
 * keys are the ids of the entries. Facts, such as addresses and numbers, have no message. Where a message is missing,
 * pages show the English text, and `npm run launch-check` lists it.
 */
type MessagesOf<English> = English extends string
  ? string
  : English extends readonly (infer Entry)[]
    ? {
        readonly [Id in IdOf<Entry>]?:
          MessagesOf<EntryWith<Id, Entry>> | undefined;
      }
    : {
        readonly [Key in keyof English]?: MessagesOf<English[Key]> | undefined;
      };

type IdOf<Entry> = Entry extends { readonly id: infer Id extends PropertyKey }
  ? Id
  : never;

/** The entry with an id. The type of an entry may have the ids of all entries, as that of the photos of the place. */
type EntryWith<Id, Entry> = Entry extends { readonly id: infer Ids }
  ? Id extends Ids
    ? Entry
    : never
  : never;

/**
 * All messages of a language, by the name of the English export. In content/hi, the export `leadForm` has the type
 * `Messages["leadForm"]`.
 */
export type Messages = {
  readonly [Name in keyof EnglishContent]: MessagesOf<EnglishContent[Name]>;
};
