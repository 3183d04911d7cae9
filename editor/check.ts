/** Checks a change before it is saved: the rules of content/, the reading grade, and the parts of a translation. */
import { load } from "cheerio";
import { moduleErrors } from "@/content-model/content-errors";
import { english, languages } from "@/content-model/languages";
import { locate } from "@/content-model/modules";
import { translate } from "@/content-model/translate";
import { changedParts, messageErrors } from "@/content-model/translation-rules";
import type { Page } from "@/scripts/check-site/texts";
import { maxGrade, readingGrade } from "@/scripts/check-site/reading-grade";
import { withChanges } from "./fields";
import type { LoadedContent as Content } from "./load";
import { valueAt, type Change } from "./save";

/** The errors that some changes would add. Each names its field, if that is not one of the changed fields. */
export function newErrors(
  content: Content,
  changes: readonly Change[],
  paths: readonly (readonly string[])[] = changes.map(({ path }) => path),
): readonly string[] {
  const known = errorsIn(content);
  const fields = paths.map((path) => locate(path).field);
  const errors = errorsIn(withChanges(content, changes))
    .filter((error) => !known.includes(error))
    .map((error) => {
      const [, field = "", ...message] = error.split(": ");
      const isShown = fields.some((own) => `${field}.`.startsWith(`${own}.`));
      return isShown ? message.join(": ") : `${field}: ${message.join(": ")}`;
    });
  // The same English text may break a rule in several languages.
  return [...new Set(errors)];
}

const errorsIn = (content: Content): readonly string[] =>
  languages.flatMap((kept) => {
    const messages = content.messages[kept.code];
    if (messages === undefined) return moduleErrors(content.english, kept);
    const language = { ...kept, messages };
    return [
      ...moduleErrors(translate(content.english, messages), language),
      ...messageErrors(language, content.english),
    ];
  });

/**
 * Advice about texts, which may be saved anyway. "grade": an English text of at least eight words is hard to read.
 * "parts": a translation and its English differ in numbers or links.
 */
export function advice(
  content: Content,
  changes: readonly Change[],
): readonly { readonly kind: "grade" | "parts"; readonly value: string }[] {
  const changed = withChanges(content, changes);
  return changes.flatMap(({ language, path, after }) => {
    if (typeof after !== "string") return [];
    const grade =
      language === english.code && after.split(" ").length >= 8
        ? gradeOf(after)
        : 0;
    const source = valueAt(changed.english, path);
    const parts =
      language !== english.code && typeof source === "string"
        ? changedParts(source, after)
        : [];
    return [
      ...(grade > maxGrade
        ? [{ kind: "grade" as const, value: String(Math.round(grade)) }]
        : []),
      ...(parts.length > 0
        ? [{ kind: "parts" as const, value: parts.join(", ") }]
        : []),
    ];
  });
}

/** The reading grade of one text. */
function gradeOf(text: string): number {
  const $ = load("<main><p></p></main>");
  $("p").text(text);
  return readingGrade({ $ } as Page);
}
