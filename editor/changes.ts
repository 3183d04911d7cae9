/** Saves and takes back changes. */
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { english } from "@/content-model/languages";
import { brokenRules } from "./check";
import {
  allFields,
  fieldWith,
  inEveryLanguage,
  settle,
  type Fields,
} from "./fields";
import { loadContent, type LoadedContent as Content } from "./load";
import { savePhoto } from "./photo";
import { Refusal, refusal } from "./refusal";
import { save, type Change } from "./save";
import { readMyChanges, writeMyChanges, type Entry } from "./my-changes";
import { typedValue } from "./typed-values";

/**
 * A new value of a field. `id` is the id of the field; `before` is the value that the page showed. The new value of a
 * photo is its file in Base64.
 */
export type Edit = {
  readonly id: string;
  readonly before: unknown;
  readonly after: unknown;
};

/** How a fact is settled. "confirm": its value is right. "ask": it is empty, and parents should ask the clinic. */
type Decision = { readonly id: string; readonly how: "confirm" | "ask" };

/**
 * Saves edits. With `settled` it also settles a fact; if parents should ask, it drops the edits and empties the fact.
 */
export async function change({
  edits,
  settled,
}: {
  readonly edits: readonly Edit[];
  readonly settled?: Decision | undefined;
}) {
  const content = await loadContent();
  const fields = allFields(content);
  const changes = changesOf(
    fields,
    await Promise.all(edits.map((edit) => withPhotoSaved(fields, edit))),
  );
  if (settled === undefined)
    return apply(content, changes, { path: changes[0]?.path ?? [] });
  const { path } = fieldWith(fields, settled.id);
  const confirmed = settled.how === "confirm";
  if (isExample(path) && confirmed && changes.length === 0)
    throw refusal(
      "This is an example. Type what a parent has given you, with their written consent. Keep the paper.",
    );
  if (isExample(path) && confirmed && hasOldTranslation(fields, path, changes))
    throw refusal("The other language still has the old text. Change it too.");
  // A page shows the question for the clinic only if the answer is empty in every language.
  const values = confirmed ? changes : changesToEmpty(fields, path);
  const allChanges = [...values, settle(content, { path })];
  return apply(content, allChanges, { path, how: settled.how });
}

/** Takes back the change at a position of the list "My changes". */
export async function undo({ index }: { readonly index: number }) {
  const entries = readMyChanges();
  const entry = entries[index];
  if (entry === undefined || entry.undone)
    throw refusal("This change was taken back already.");
  const changes = entry.changes
    .map(({ before, after, ...rest }) => ({
      ...rest,
      before: after,
      after: before,
    }))
    .reverse();
  await save(changes);
  await writeMyChanges(entries.with(index, { ...entry, undone: true }));
}

/** The changes that some edits ask for. */
export const changesOf = (
  fields: Fields,
  edits: readonly Edit[],
): readonly Change[] =>
  edits.map(({ id, before, after }) => {
    const { language, path } = fieldWith(fields, id);
    const value = typedValue(path.at(-1) ?? "", after, before);
    return { language, path, before, after: value };
  });

/** Writes the file of a photo edit, and returns the edit with the address of the photo. Returns other edits unchanged. */
async function withPhotoSaved(fields: Fields, edit: Edit): Promise<Edit> {
  const { kind, path } = fieldWith(fields, edit.id);
  if (kind !== "photo") return edit;
  const bytes = Buffer.from(String(edit.after), "base64");
  return { ...edit, after: await savePhoto(path.at(-2)!, bytes) };
}

/** Whether a field is the text or the location of a testimonial: examples until a parent gives real ones. */
const isExample = ([module, , , key = ""]: readonly string[]) =>
  module === "testimonials" && ["content", "location"].includes(key);

/** Whether the changes have a new text in one language, and another language keeps its old one. */
const hasOldTranslation = (
  fields: Fields,
  path: readonly string[],
  changes: readonly Change[],
): boolean =>
  inEveryLanguage(fields, path).some(
    ({ language, value }) =>
      value !== undefined &&
      changes.every((change) => change.language !== language),
  );

/** The changes that empty an answer in English and remove its translations. */
const changesToEmpty = (
  fields: Fields,
  path: readonly string[],
): readonly Change[] =>
  inEveryLanguage(fields, path)
    .filter(({ value }) => value !== undefined)
    .map(({ language, value }) => ({
      language,
      path,
      before: value,
      after: language === english.code ? "" : undefined,
    }));

/** Saves changes and adds them to the list "My changes", if they break no rule. */
async function apply(
  content: Content,
  changes: readonly Change[],
  about: Pick<Entry, "path" | "how">,
) {
  if (changes.length === 0) return;
  try {
    const remarks = brokenRules(content, changes, [
      ...changes.map(({ path }) => path),
      about.path,
    ]);
    if (remarks.length > 0) throw new Refusal(remarks);
    await save(changes);
    await writeMyChanges([
      ...readMyChanges(),
      { ...about, changes, undone: false },
    ]);
  } catch (error) {
    // A new photo that was refused.
    for (const { path, after } of changes)
      if (path.at(-1) === "src") await rm(join("public", String(after)));
    throw error;
  }
}
