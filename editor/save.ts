/** Saves new values of fields of content/ into the TypeScript modules. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { keyOf } from "@/content-model/translate";
import { byLanguage, find, findDefinitions, type KeyPath } from "./definitions";
import { altersMore, applyEdits, composed, editsFor } from "./edits";
import { evaluate, loadContent } from "./load";
import { refusal } from "./refusal";
import { replaceFile } from "./replace-file";

/** A new value for a field. */
export type Change = {
  /** "en", or the code of another language in content-model/languages.ts. */
  readonly language: string;
  /** Module, export, then the keys and ids that lead to the field, as in content-model/translate.ts. */
  readonly path: KeyPath;
  /** The value that the page showed; undefined for a message or an optional field that does not exist yet. */
  readonly before: unknown;
  /** A string, a number, a list or a plain object; undefined removes an optional field. */
  readonly after: unknown;
};

/**
 * Writes the changes, if the new files give the expected content.
 *
 * @param options - `root` is the folder of the repository
 * @throws Refusal
 */
export async function save(
  changes: readonly Change[],
  { root = process.cwd() }: { readonly root?: string } = {},
): Promise<void> {
  const content = await loadContent({ root });
  for (const { language, path, before } of changes) {
    const current = valueAt(byLanguage(content), [language, ...path]);
    if (!isDeepStrictEqual(current, structuredClone(before)))
      throw refusal(
        `Somebody changed this in the meantime. It now says: ${typeof current === "string" ? current : JSON.stringify(current ?? "")}`,
      );
  }
  const definitions = await findDefinitions(root, content);
  const expected = structuredClone(content);
  const fields = changes.map(({ language, path, after }) => {
    const whole = [language, ...path];
    // Removing a field is a change of the object around it.
    const known = after === undefined ? whole.slice(0, -1) : whole;
    const found = find(definitions, known);
    if (!found) throw refusal(composed);
    const firstMissing = known.length - found.missing.length + 1;
    if (
      found.missing.length > 0 &&
      valueAt(byLanguage(content), known.slice(0, firstMissing)) !== undefined
    )
      throw refusal(composed);
    const missing = [...found.missing, ...whole.slice(known.length)];
    for (const start of definitions.paths.get(found.node) ?? [])
      setValue(
        byLanguage(expected),
        byLanguage(content),
        [...start, ...missing],
        after,
      );
    return { node: found.node, missing, whole, after };
  });
  const edits = fields.map(({ node, missing, whole, after }) => {
    // A missing object is written once, with all texts that the changes put into it.
    const value =
      missing.length > 1
        ? valueAt(byLanguage(expected), whole.slice(0, 1 - missing.length))
        : after;
    return {
      source: node.getSourceFile(),
      edits: editsFor({ node, missing }, value),
    };
  });
  const texts = new Map<string, string>();
  const sources = new Set(edits.map((edit) => edit.source));
  for (const source of sources) {
    const own = edits.filter((edit) => edit.source === source);
    const text = await applyEdits(
      source,
      own.flatMap((edit) => edit.edits),
    );
    texts.set(source.fileName, text);
  }
  const actual = await evaluate(
    root,
    (file, text) => texts.get(file) ?? text,
  ).catch(() => undefined);
  if (!isDeepStrictEqual(structuredClone(actual), structuredClone(expected)))
    throw refusal(altersMore);
  for (const { fileName, text } of sources)
    if (!(await readFile(join(root, fileName))).equals(Buffer.from(text)))
      throw refusal(
        "Somebody changes the files at this moment. Please save again.",
      );
  for (const [file, text] of texts) await replaceFile(join(root, file), text);
}

/** The key of an object or a list for a name in a path, such as an id; undefined if there is none. */
const keyNamed = (owner: object, name: string) =>
  Object.keys(owner).find((key) => keyOf(owner, key) === name);

/** The value that a path of keys and ids leads to; undefined if there is none. */
export function valueAt(value: unknown, [name, ...rest]: KeyPath): unknown {
  if (name === undefined || typeof value !== "object" || value === null)
    return name === undefined ? value : undefined;
  const key = keyNamed(value, name);
  return key === undefined ? undefined : valueAt(Reflect.get(value, key), rest);
}

/**
 * Sets or deletes the value that a path leads to, and adds missing objects on the way. Deletes it if `value` is
 * undefined.
 *
 * @param original - a copy of the owner from before all changes; the ids in the path refer to it
 */
export function setValue(
  owner: object,
  original: unknown,
  [name = "", ...rest]: KeyPath,
  value: unknown,
): void {
  const key = keyNamed(Object(original), name) ?? name;
  if (rest.length > 0) {
    if (!Object.hasOwn(owner, key)) Reflect.set(owner, key, {});
    const inner = Object(original)[key] as unknown;
    setValue(Object(Reflect.get(owner, key)), inner, rest, value);
  } else if (value === undefined) Reflect.deleteProperty(owner, key);
  else Reflect.set(owner, key, value);
}
