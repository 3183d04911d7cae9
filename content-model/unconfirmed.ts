import { locate, type Modules } from "./modules";
import { valuesIn, valueUnder } from "./translate";

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
 */
export const unconfirmedFields = (
  modules: Modules,
): readonly UnconfirmedField[] =>
  valuesIn(modules).flatMap(({ path: ownerPath, value: owner }) => {
    const { unconfirmed = [] } = Object(owner) as { unconfirmed?: string[] };
    return unconfirmed.map((name) => {
      const keys = name.split(".");
      const path = [...ownerPath, ...keys];
      return { ...locate(path), path, value: valueUnder(owner, keys) };
    });
  });
