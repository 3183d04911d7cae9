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
