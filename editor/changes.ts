/** Saves and takes back changes. */
import { fieldId } from "@/content-model/marks";
import { english, languages } from "@/content-model/languages";
import { newErrors } from "./check";
import { InputError } from "./errors";
import { allFields, fieldWith, settle, type Field } from "./fields";
import { loadContent, type LoadedContent as Content } from "./load";
import { savePhoto } from "./photo";
import { save, valueAt, type Change } from "./save";
import { readSession, writeSession, type Entry } from "./session";
import {
  phoneNumber,
  typographic,
  webAddress,
  withAddresses,
} from "./typed-values";

/** A new value of a field, which a request names by its id. `before` is the value that the page showed. */
export type Edit = {
  readonly id: string;
  readonly before: unknown;
  readonly after: unknown;
};

/** How a fact is settled. "confirm": its value is right. "ask": it is empty, and parents should ask the clinic. */
type Settle = { readonly id: string; readonly how: "confirm" | "ask" };

/**
 * Saves edits. With `settled` it also settles a fact; if parents should ask, it drops the edits and empties the fact.
 */
export async function change({
  edits,
  settled,
}: {
  readonly edits: readonly Edit[];
  readonly settled?: Settle;
}) {
  const content = await loadContent();
  const fields = allFields(content);
  const changes = changesOf(fields, edits);
  if (settled === undefined)
    return apply(content, changes, { path: changes[0]?.path ?? [] });
  const { path, value } = fieldWith(fields, settled.id);
  const confirmed = settled.how === "confirm";
  if (isExample(path) && confirmed && changes.length === 0)
    throw new InputError(
      "This is an example. Type what a parent has given you, with their written consent.",
    );
  if (isExample(path) && confirmed && hasOldTranslation(fields, path, changes))
    throw new InputError(
      "The other language still has the old text. Change it too.",
    );
  // Pages show the question while the answer is empty in every language.
  const values = confirmed ? changes : answersRemoved(fields, path, value);
  const allChanges = [...values, settle(content, { path })];
  return apply(content, allChanges, { path, how: settled.how });
}

/** Whether a field is a part of a testimonial that is an example until a parent has written one. */
const isExample = ([module, , , key = ""]: readonly string[]) =>
  module === "testimonials" && ["content", "location"].includes(key);

/** Whether the changes have a new text in one language, and another language keeps its old one. */
const hasOldTranslation = (
  fields: ReadonlyMap<string, Field>,
  path: readonly string[],
  changes: readonly Change[],
): boolean =>
  languages.some(
    ({ code }) =>
      fields.get(fieldId(code, path))?.value !== undefined &&
      changes.every(({ language }) => language !== code),
  );

/** The changes that empty an answer, and remove its messages. */
const answersRemoved = (
  fields: ReadonlyMap<string, Field>,
  path: readonly string[],
  answer: unknown,
): readonly Change[] =>
  languages.flatMap(({ code }): readonly Change[] => {
    if (code === english.code)
      return [{ language: code, path, before: answer, after: "" }];
    const before = fields.get(fieldId(code, path))?.value;
    return before === undefined
      ? []
      : [{ language: code, path, before, after: undefined }];
  });

/** Takes back the change at a position of the list "My changes". */
export async function undo({ index }: { readonly index: number }) {
  const entries = readSession();
  const entry = entries[index];
  if (entry === undefined || entry.undone)
    throw new InputError("This change was taken back already.");
  await save(
    entry.changes
      .map(({ before, after, ...rest }) => ({
        ...rest,
        before: after,
        after: before,
      }))
      .reverse(),
  );
  await writeSession(entries.with(index, { ...entry, undone: true }));
}

/** Stores a photo in a slot, with its text alternative. `data` is the photo in Base64. */
export async function photo({
  id,
  data,
  alt,
}: {
  readonly id: string;
  readonly data: string;
  readonly alt: string;
}) {
  const content = await loadContent();
  const { path, value } = fieldWith(allFields(content), id);
  const slot = path.slice(0, -1);
  const src = savePhoto(slot.at(-1)!, Buffer.from(data, "base64"));
  const before = valueAt(content.english, [...slot, "alt"]);
  await apply(
    content,
    [
      { language: english.code, path, before: value, after: src },
      {
        language: english.code,
        path: [...slot, "alt"],
        before,
        after: typographic(alt, ""),
      },
    ],
    { path },
  );
}

/** Saves changes and adds them to the list "My changes", if they break no rule. */
async function apply(
  content: Content,
  changes: readonly Change[],
  about: Pick<Entry, "path" | "how">,
) {
  if (changes.length === 0) return;
  const errors = newErrors(content, changes, [
    ...changes.map((change) => change.path),
    about.path,
  ]);
  if (errors.length > 0)
    throw new InputError(
      [...new Set(errors.map(({ text }) => text))].join("\n"),
    );
  await save(changes);
  await writeSession([...readSession(), { ...about, changes, undone: false }]);
}

/** The changes that some edits ask for. */
export const changesOf = (
  fields: ReadonlyMap<string, Field>,
  edits: readonly Edit[],
): readonly Change[] =>
  edits.map(({ id, before, after }) => {
    const { language, path } = fieldWith(fields, id);
    if (typeof after !== "string")
      return { language, path, before, after: withAddresses(after) };
    if (path.at(-1) === "directions")
      return { language, path, before, after: webAddress(after) };
    if (path.at(-1) === "postcode")
      return { language, path, before, after: after.replace(/\s/g, "") };
    const isPhone = /^(phone|whatsapp)$/.test(path.at(-1) ?? "");
    const text = isPhone ? phoneNumber(after) : typographic(after, `${before}`);
    return { language, path, before, after: text };
  });
