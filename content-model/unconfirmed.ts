import { locate, type Modules } from "./modules";
import { keyOf } from "./translate";

/** A fact that only the clinic knows, and that it has not given or confirmed yet. */
export type UnconfirmedField = {
  readonly file: string;
  readonly field: string;
  /** Module, export, then the keys and ids that lead to the field. */
  readonly path: readonly string[];
  /** Undefined when the list names a field that does not exist. */
  readonly value: unknown;
};

/**
 * Every field named in an `unconfirmed` list. The list is in the object that has the fields; a name with dots leads to a
 * nested field.
 *
 * @param path - the path of `value`; empty for the modules themselves
 */
export function unconfirmedFields(
  value: Modules | object,
  path: readonly string[] = [],
): readonly UnconfirmedField[] {
  const { unconfirmed: names = [] } = value as { unconfirmed?: string[] };
  return [
    ...names.map((name) => {
      const keys = name.split(".");
      const fieldPath = [...path, ...keys];
      const field = keys.reduce<unknown>(
        (owner, key) => Reflect.get(Object(owner), key),
        value,
      );
      return { ...locate(fieldPath), path: fieldPath, value: field };
    }),
    ...Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
      typeof inner === "object" && inner !== null
        ? unconfirmedFields(inner, [...path, keyOf(value, key)])
        : [],
    ),
  ];
}
