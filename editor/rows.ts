/** Every field in each language, of which panels and lists of the editor are filters. */
import type { OpenFact } from "@/site-content/checks";
import { english } from "@/site-content/languages";
import { fieldId } from "@/site-content/marks";
import { valueAt } from "@/content-rules/walk";
import { paths } from "@/content-rules/fields/paths";
import type { EditedContent, LanguageField } from "./edited-content";

export type Row = Omit<LanguageField, "path"> & {
  readonly path: string;
  /** The path of what is saved at once: the field, or its entry if that has a photo. */
  readonly group: string;
  /** The id of the first field that is written in the same place of content/. */
  readonly valueId: string;
  /** Why it is left to do: only the clinic knows it, or its message is missing. */
  readonly open?: "fact" | "message" | undefined;
  /** Whether it may be empty on purpose: then parents should ask the clinic. */
  readonly canAsk: boolean;
  readonly isOptional: boolean;
  readonly sources: readonly string[];
};

/** The rows of every field in each language. */
export function rowsOf(edited: EditedContent, facts: readonly OpenFact[]): readonly Row[] {
  const fields = [...edited.fields.values()];
  const open = new Map(
    facts.map(({ path, language }) => [
      fieldId((language ?? english).code, path),
      language === undefined ? ("fact" as const) : ("message" as const),
    ]),
  );
  const entries = new Set(
    fields.flatMap(({ kind, path }) => (kind === "photo" ? [path.slice(0, -1).join(".")] : [])),
  );
  const shared = sharedValues(edited);
  return fields.map((field): Row => {
    const { id, kind, limits, onlyClinic = false, mayBeEmpty = false } = field;
    const path = field.path.join(".");
    const owner = field.path.slice(0, -1);
    const sources = valueAt(edited.content, [...owner, "sources"]) ?? [];
    return {
      ...field,
      // The home page lists what belongs to no page.
      pages: field.pages.length > 0 ? field.pages : ["/"],
      path,
      group: entries.has(owner.join(".")) ? owner.join(".") : path,
      valueId: id,
      ...shared.get(id),
      open: open.get(id),
      canAsk: onlyClinic && limits?.[0] === 0,
      isOptional: onlyClinic && (mayBeEmpty || kind === "photo"),
      sources: sources as readonly string[],
    };
  });
}

/** Of each field that is written where others are: the first of them, and all their pages. */
const sharedValues = ({
  files,
  fields,
}: EditedContent): ReadonlyMap<string, Pick<Row, "valueId" | "pages">> =>
  new Map(
    files.shared().flatMap((places) => {
      const ids = places.map(({ language, path }) => fieldId(language, path));
      const all = ids.flatMap((id) => fields.get(id)?.pages ?? []);
      const pages = paths.filter((path) => all.includes(path));
      return ids.map((id) => [id, { valueId: ids[0]!, pages }] as const);
    }),
  );
