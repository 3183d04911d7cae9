/** The API for the panels of the editor: a field, the fields that a page does not show, and the check of edits. */
import { fieldId } from "@/content-model/marks";
import { english, languages } from "@/content-model/languages";
import { paths, type Path } from "@/content-model/paths";
import { fieldsOfPage } from "@/content-model/signatures";
import { needsMessage } from "@/content-model/translation-rules";
import { changesOf, type Edit } from "./changes";
import { advice, newErrors } from "./check";
import { sharedPaths } from "./definitions";
import { allFields, fieldWith, type Field } from "./fields";
import { loadContent } from "./load";
import { currentProgress } from "./signing";
import { unknownWords } from "./spelling";

/**
 * A field in every language, the pages that change with it, and whether it is an open fact that parents may ask for.
 */
export async function field({ id }: { readonly id: string }) {
  const content = await loadContent();
  const fields = allFields(content);
  const { path, kind } = fieldWith(fields, id);
  const fact = currentProgress(content).facts.find(
    (open) =>
      open.language === undefined && open.path.join(".") === path.join("."),
  );
  const twins = [path, ...(await sharedPaths(english.code, path))].map((twin) =>
    twin.join("."),
  );
  return {
    id,
    kind,
    label: path.join("."),
    open: fact !== undefined,
    canAsk: path.includes("answers"),
    isTestimonial: path[0] === "testimonials",
    texts: languages.flatMap(({ code, name }) => {
      const text = fields.get(fieldId(code, path));
      const isEnglish = code === english.code;
      // Numbers and address lines are the same in every language.
      const hasMessage =
        kind === "text" && (needsMessage(path) || text?.value !== undefined);
      return text && (isEnglish || hasMessage)
        ? [{ id: text.id, code, name, value: text.value }]
        : [];
    }),
    pages: paths.filter((page) =>
      fieldsOfPage(page).some((other) => twins.includes(other.join("."))),
    ),
  };
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
  const keys = fieldsOfPage(page).map((path) => path.join());
  return [...allFields(await loadContent()).values()]
    .filter(
      (found) =>
        // A fact that has parts, such as the address, is one field of the page.
        keys.includes(found.path.join()) ||
        keys.includes(found.path.slice(0, 3).join()) ||
        // fieldsOfPage() leaves out photos. All of them belong to the home page.
        (found.kind === "photo" && page === "/"),
    )
    .filter((found) => found.language === language || isFact(found))
    .filter(({ id }) => !visible.includes(id))
    .map(({ id, value, path }) => ({ id, value, label: path.join(".") }));
}

/** Whether a field is a fact that is not a text, which has one value for all languages. */
const isFact = ({ language, kind }: Field) =>
  language === english.code && kind !== "text";

/**
 * Checks edits before they are saved. Returns new errors, advice, and English words that the spelling check does not
 * know.
 */
export async function check({ edits }: { readonly edits: readonly Edit[] }) {
  const content = await loadContent();
  const changes = changesOf(allFields(content), edits);
  const texts = changes.filter(
    ({ language, after }) =>
      language === english.code && typeof after === "string",
  );
  return {
    errors: newErrors(content, changes),
    advice: advice(content, changes),
    words: (
      await Promise.all(texts.map(({ after }) => unknownWords(String(after))))
    ).flat(),
  };
}
