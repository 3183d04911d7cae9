/** The API for the panels of the editor: a field, the fields that a page does not show, and the check of edits. */
import type { Source } from "@/content-rules/content";
import { type Path, paths } from "@/content-rules/paths";
import { english } from "@/site-content/languages";
import { fieldId } from "@/site-content/marks";
import { fieldsOfPage } from "@/site-content/signatures";
import type { SourceCode } from "@/site-content/source-schema";
import type * as englishModules from "@/content-model/english";
import { changesOf, type Edit } from "./changes";
import { advice, brokenRules } from "./check";
import { sharedPaths } from "./definitions";
import { allFields, fieldWith, groupOf, startsWith } from "./fields";
import { loadContent } from "./load";
import { valueAt } from "./save";
import { currentProgress } from "./signing";

/**
 * A field in every language, with those that are saved with it; the pages that change with it; the open fact among
 * them; and the sources of a sentence about health.
 */
export async function field({ id }: { readonly id: string }) {
  const content = await loadContent();
  const fields = allFields(content);
  const path = groupOf(fieldWith(fields, id).path);
  const fact = currentProgress(content).facts.find(
    (open) => open.language === undefined && startsWith(open.path, path),
  );
  const twins = [path, ...(await sharedPaths(process.cwd(), content, path))];
  return {
    label: path.join("."),
    /** The id of the fact; undefined if none is open. */
    fact: fact && fieldId(english.code, fact.path),
    canAsk: path.includes("answers"),
    isTestimonial: path[0] === "testimonials",
    inputs: [...new Set(fields.values())]
      .filter((one) => startsWith(one.path, path))
      .map(({ path, ...input }) => ({ ...input, label: path.join(".") })),
    pages: paths.filter((page) =>
      fieldsOfPage(page).some((shown) =>
        twins.some((twin) => startsWith(shown, twin)),
      ),
    ),
    sources: sourcesOf(content.english as typeof englishModules, path),
  };
}

/** The sources that the entry around a text names. */
function sourcesOf(
  english: typeof englishModules,
  path: readonly string[],
): readonly Source[] {
  const entry = [...path.slice(0, -1), "sources"];
  const codes = (valueAt(english, entry) ?? []) as readonly SourceCode[];
  return codes.map((code) => english.sources.sources[code]);
}

/**
 * The fields of a page that are not in `visible`, such as titles, text alternatives and photos: its texts in a
 * language, and its facts.
 */
export async function hidden({
  page,
  language,
  visible,
}: {
  readonly page: Path;
  readonly language: string;
  readonly visible: readonly string[];
}) {
  const onPage = new Set(fieldsOfPage(page).map((path) => path.join()));
  const fields = allFields(await loadContent());
  const list = [...new Set(fields.values())]
    // fieldsOfPage() leaves out photos. All of them belong to the home page.
    .filter(({ kind, path }) =>
      kind === "photo" ? page === "/" : onPage.has(path.join()),
    )
    .filter((field) => field === fields.get(fieldId(language, field.path)))
    .filter(({ id }) => !visible.includes(id))
    .map(({ id, value, path }) => ({
      id,
      value,
      label: groupOf(path).join("."),
    }));
  return list.filter(
    ({ label }, at) => list.findIndex((one) => one.label === label) === at,
  );
}

/** What the rules say of edits. */
export async function check({ edits }: { readonly edits: readonly Edit[] }) {
  const content = await loadContent();
  const fields = allFields(content);
  const changes = changesOf(
    fields,
    // A photo is written only when it is saved.
    edits.filter(({ id }) => fieldWith(fields, id).kind !== "photo"),
  );
  return [...brokenRules(content, changes), ...advice(content, changes)];
}
