/** Checks, saves and takes back changes. */
import { valueAt, type KeyPath } from "@/content-rules/walk";
import { english } from "@/site-content/languages";
import { fieldId } from "@/site-content/marks";
import { randomUUID } from "node:crypto";
import { mkdirSync, readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { advice, newlyBroken } from "./check";
import {
  readContent,
  withChanges,
  type Change,
  type EditedContent,
  type LanguageField,
} from "./edited-content";
import { Refusal, refusal } from "./refusal";
import { replaceFile } from "./replace-file";
import { typedValue } from "./typed-values";

/** A new value of a field; of a photo its file in Base64. `before` is what the page showed. */
export type Edit = { readonly id: string; readonly before?: unknown; readonly after?: unknown };

/** "confirm": the value of a fact is right. "ask": it is empty, and parents should ask. */
type Decision = { readonly id: string; readonly how: "confirm" | "ask" };

/** An entry of "My changes": what was saved at once. */
type Entry = {
  readonly id: string;
  readonly path: KeyPath;
  /** How a fact was settled; undefined for a text. */
  readonly how?: Decision["how"];
  readonly when: string;
  readonly changes: readonly Change[];
  readonly undone: boolean;
};

/** The list "My changes", in a file of this computer, so that it outlives the editor. */
const myChanges = ".edit/changes.json";

/** The changes, oldest first; none if the file cannot be read. */
export function readMyChanges(): readonly Entry[] {
  try {
    return JSON.parse(readFileSync(myChanges, "utf8")) as readonly Entry[];
  } catch {
    return [];
  }
}

async function writeMyChanges(entries: readonly Entry[]): Promise<void> {
  mkdirSync(".edit", { recursive: true });
  await replaceFile(myChanges, JSON.stringify(entries.slice(-500)));
}

/** More characters than any text has, with the addresses of its links. */
const tooLong = 10_000;

/** What the rules say of edits; what a photo shows is seen when it is saved. */
export function check({ edits }: { readonly edits: readonly Edit[] }) {
  const before = readContent();
  const changes = edits
    .map((edit) => changeOf(before, edit))
    .filter(({ kind }) => kind !== "photo");
  const after = withChanges(before, changes);
  const broken = newlyBroken(before, after);
  // The grade of a text that is too long takes seconds.
  return broken.length > 0 ? broken : advice(after, changes);
}

type Save = { readonly edits: readonly Edit[]; readonly settled?: Decision | undefined };

/** Saves edits, and settles a fact; if parents should ask, that empties it. */
export async function change({ edits, settled }: Save): Promise<EditedContent> {
  const content = readContent();
  const id = settled?.id ?? edits[0]?.id;
  if (id === undefined) return content;
  const { path, isExample } = fieldWith(content, id);
  const typed = edits.map((edit) => changeOf(content, edit));
  if (settled?.how === "confirm" && isExample) refuseExample(content, path, typed);
  if (settled?.how === "confirm") refuseEmpty(content, id, typed);
  const changes =
    // A page shows the question for the clinic only if the answer is empty in every language.
    settled?.how === "ask" ? emptied(content, path) : await Promise.all(typed.map(withPhotoSaved));
  const when = new Date().toLocaleString("en-IN", { dateStyle: "medium", timeStyle: "short" });
  const about = { id: randomUUID(), path, when, ...(settled && { how: settled.how }) };
  const saved = await save(content, [
    ...changes,
    ...(settled ? [unconfirmedChange(content, path, false)] : []),
  ]).catch(async (error: unknown) => {
    // A new photo that was refused.
    for (const { kind, after } of changes)
      if (kind === "photo" && typeof after === "string") await rm(join("public", after));
    throw error;
  });
  await writeMyChanges([...readMyChanges(), { ...about, changes, undone: false }]);
  return saved;
}

/** Takes back an entry of "My changes". */
export async function undo({ id }: { readonly id: string }) {
  const entries = readMyChanges();
  const entry = entries.find((each) => each.id === id);
  if (entry === undefined || entry.undone) throw refusal("This change was taken back already.");
  const content = readContent();
  const changes = entry.changes.map(({ before, after, language, path }) => {
    const { id, value } = fieldWith(content, fieldId(language, path));
    refuseConflict(value, after);
    return { id, language, path, before: after, after: before };
  });
  const saved = await save(content, [
    ...changes,
    ...(entry.how ? [unconfirmedChange(content, entry.path, true)] : []),
  ]);
  await writeMyChanges(entries.map((each) => (each === entry ? { ...entry, undone: true } : each)));
  return saved;
}

async function save(before: EditedContent, changes: readonly Change[]): Promise<EditedContent> {
  const after = withChanges(before, changes);
  const remarks = newlyBroken(before, after);
  if (remarks.length > 0) throw new Refusal(remarks);
  await after.files.write();
  return after;
}

type FieldChange = Change & Pick<LanguageField, "kind" | "id">;

function changeOf(content: EditedContent, edit: Edit): FieldChange {
  const field = fieldWith(content, edit.id);
  const { id, kind, language, path, value, limits: [, max] = [0, 0] } = field;
  refuseConflict(value, edit.before);
  const length = typeof edit.after === "string" ? edit.after.length : 0;
  if (kind !== "photo" && length > tooLong)
    throw new Refusal([{ id, text: `${length - max} characters too long.` }]);
  const after = typedValue(field, edit.after);
  return { id, kind, language, path, before: value, after };
}

function fieldWith({ fields }: EditedContent, id: string): LanguageField {
  const found = fields.get(id);
  if (found === undefined) throw refusal("This is not there any more. Load the page again.");
  return found;
}

function refuseConflict(current: unknown, seen: unknown): void {
  if (!isDeepStrictEqual(current, seen))
    throw refusal(
      /^\/images\//.test(String(current))
        ? "Somebody put another photo here in the meantime."
        : `Somebody changed this in the meantime. It now says: ${typeof current === "string" ? current : JSON.stringify(current ?? "")}`,
    );
}

/** Refuses to confirm an example that nobody has replaced in every language. */
function refuseExample(content: EditedContent, path: KeyPath, changes: readonly Change[]): void {
  if (changes.length === 0)
    throw refusal(
      "This is an example. Type what a parent has given you, with their written consent. Keep the paper.",
    );
  const languages = changes.map(({ language }) => language);
  if (emptied(content, path).some((old) => !languages.includes(old.language)))
    throw refusal("The other language still has the old text. Change it too.");
}

/** Refuses to confirm an empty answer: that would be to leave it empty on purpose. */
function refuseEmpty(content: EditedContent, id: string, changes: readonly Change[]): void {
  const { language, path, value: before } = fieldWith(content, id);
  const change = changes.find(
    (each) => each.language === language && each.path.join() === path.join(),
  );
  const value = change ? change.after : before;
  if (typeof value === "string" && value.trim() === "")
    throw refusal("Type it first. If parents should ask you, press “Parents should ask us”.");
}

/** The changes that empty a text in English and remove its messages. */
const emptied = (content: EditedContent, path: KeyPath): readonly FieldChange[] =>
  content.languages
    .map(({ code }) => fieldWith(content, fieldId(code, path)))
    .filter(({ value }) => value !== undefined)
    .map(({ value, ...field }) => ({
      ...field,
      before: value,
      after: field.language === english.code ? "" : undefined,
    }));

/** Writes the file of a new photo, whose address is then the new value. */
async function withPhotoSaved(change: FieldChange): Promise<FieldChange> {
  const { kind, path, after } = change;
  if (kind !== "photo" || after === undefined) return change;
  const bytes = Buffer.from(String(after), "base64");
  // sharp takes a fifth of the memory, and most visits change no photo.
  const { savePhoto } = await import("./photo");
  return { ...change, after: await savePhoto(path.at(-2)!, bytes) };
}

/** The change that puts a fact in the nearest list of unconfirmed facts, or takes it out. */
function unconfirmedChange({ content }: EditedContent, fact: KeyPath, isOpen: boolean): Change {
  for (let length = fact.length - 1; length > 0; length--) {
    const path = [...fact.slice(0, length), "unconfirmed"];
    const before = valueAt(content, path) as readonly string[] | undefined;
    if (before === undefined) continue;
    const name = fact.slice(length).join(".");
    const others = before.filter((other) => other !== name);
    const after = isOpen ? [...others, name] : others;
    return { language: english.code, path, before, after };
  }
  throw new Error(`${fact.join(".")} is in no list of unconfirmed facts.`);
}
