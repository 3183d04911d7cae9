import { locate, type Modules } from "./modules";
import { keyOf } from "./translate";

/** A field that the clinic has not confirmed yet. */
export type UnconfirmedField = {
  readonly file: string;
  readonly field: string;
  /** Undefined when the list names a field that does not exist. */
  readonly value: unknown;
};

/**
 * Every field named in an `unconfirmed` list. The list is in the object that has the fields; a name with dots leads to a
 * nested field. An object that is used in several places is listed once, with its shortest path: in its own module.
 */
export function unconfirmedFields(
  modules: Modules,
): readonly UnconfirmedField[] {
  const paths = new Map<object, readonly string[]>();
  findOwners(modules, [], paths);
  return [...paths].flatMap(([owner, path]) => {
    const names = Reflect.get(owner, "unconfirmed") as readonly string[];
    return names.map((name) => ({
      ...locate([...path, ...name.split(".")]),
      value: valueAt(owner, name),
    }));
  });
}

/** Adds each object that has an `unconfirmed` list, with its shortest path. */
function findOwners(
  value: unknown,
  path: readonly string[],
  paths: Map<object, readonly string[]>,
): void {
  if (typeof value !== "object" || value === null) return;
  const known = paths.get(value);
  if ("unconfirmed" in value && path.length < (known?.length ?? Infinity))
    paths.set(value, path);
  for (const [key, inner] of Object.entries(value))
    findOwners(inner, [...path, keyOf(value, key)], paths);
}

const valueAt = (owner: object, name: string): unknown =>
  name
    .split(".")
    .reduce<unknown>((value, key) => Reflect.get(Object(value), key), owner);
