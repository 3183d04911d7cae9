import type { Content } from "./all";

/** A field that the clinic has yet to confirm. */
export type Unconfirmed = {
  readonly file: string;
  readonly field: string;
  /** Undefined when the list names a field that is not there. */
  readonly value: unknown;
};

/**
 * Every field named in an `unconfirmed` list. The list stands in the object that has the fields; a dotted name leads to
 * a field of a field.
 *
 * @param all - the content by file
 */
export function unconfirmedFields(all: Content): readonly Unconfirmed[] {
  // A service stands in several lists and is told of once.
  const seen = new Set<unknown>();
  return Object.entries(all).flatMap(([file, owner]) =>
    pathsIn(owner, []).map((path) => ({
      file,
      field: fieldName(owner, path),
      value: path.reduce<unknown>(
        (value, key) => Reflect.get(Object(value), key),
        owner,
      ),
    })),
  );

  function pathsIn(value: unknown, path: readonly string[]): string[][] {
    if (typeof value !== "object" || value === null || seen.has(value))
      return [];
    seen.add(value);
    const names: unknown = Reflect.get(value, "unconfirmed");
    const own = Array.isArray(names)
      ? names.map((name: string) => [...path, ...name.split(".")])
      : [];
    const inner = Object.entries(value).flatMap(([key, each]) =>
      pathsIn(each, [...path, key]),
    );
    return [...own, ...inner];
  }
}

/**
 * What a message calls a field: `hours.opens`, and `speech-therapy title` for a field of an entry in a list.
 *
 * @param owner - the content of one file
 * @param path - keys and indexes that lead from there to the field
 */
export function fieldName(
  owner: unknown,
  path: readonly PropertyKey[],
): string {
  // A file of lists alone: its lists need no name beside that of the file.
  const isLists = Object.values(Object(owner)).every(Array.isArray);
  let value = owner;
  let name = "";
  path.forEach((key, index) => {
    const isEntry = Array.isArray(value);
    value = Reflect.get(Object(value), key);
    if (isEntry && isLists && index === 1) name = `${entryName(value, key)} `;
    else if (isEntry) name += `.${entryName(value, key)} `;
    else
      name +=
        name === "" || name.endsWith(" ") ? String(key) : `.${String(key)}`;
  });
  return name.trimEnd();
}

function entryName(entry: unknown, index: PropertyKey): string {
  const { id, name, label, href, question, title, field } = Object(entry);
  return String(
    id || name || label || href || question || title || field || String(index),
  );
}
