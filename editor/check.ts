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

/** A rule that a field would break. */
export type FieldError = {
  /** The code of the language whose text breaks the rule; undefined if the field is not one of the changed fields. */
  readonly language?: string;
  /** The place inside the changed field with dots, such as "0.times"; empty for the whole field. */
  readonly place: string;
  /** A sentence. It names the field, if that is not one of the changed fields. */
  readonly text: string;
};

/** The errors that some changes would add. */
export function newErrors(
  content: Content,
  changes: readonly Change[],
  paths: readonly (readonly string[])[] = changes.map(({ path }) => path),
): readonly FieldError[] {
  const known = errorsIn(content);
  const fields = paths.map((path) => locate(path).field);
  const errors = errorsIn(withChanges(content, changes));
  return languages.flatMap(({ code }) =>
    [...new Set(errors[code])]
      .filter((line) => !known[code]!.includes(line))
      .flatMap((line): readonly FieldError[] => {
        const [, field = "", ...rest] = line.split(": ");
        const text = rest.join(": ");
        const isIn = (name: string) => `${field}.`.startsWith(`${name}.`);
        const isOwn =
          code === english.code ||
          changes.some(
            ({ language, path }) =>
              language === code && isIn(locate(path).field),
          );
        // A text that is the same in every language may break a rule in each.
        if (!isOwn && errors[english.code]!.includes(line)) return [];
        const own = fields.find(isIn);
        return own === undefined
          ? [{ place: "", text: `${field}: ${text}` }]
          : [{ language: code, place: field.slice(own.length + 1), text }];
      }),
  );
}

/** The errors of the content by the code of the language. */
const errorsIn = (content: Content): Record<string, readonly string[]> =>
  Object.fromEntries(
    languages.map((kept) => {
      const messages = content.messages[kept.code];
      if (messages === undefined)
        return [kept.code, moduleErrors(content.english, kept)];
      const language = { ...kept, messages };
      const errors = [
        ...moduleErrors(translate(content.english, messages), language),
        ...messageErrors(language, content.english),
      ];
      return [kept.code, errors];
    }),
  );

/**
 * Advice about texts, which may be saved anyway. "grade": an English text of at least eight words is hard to read.
 * "parts": a translation and its English differ in numbers or links. "landline": the WhatsApp number is no mobile number.
 */
export function advice(
  content: Content,
  changes: readonly Change[],
): readonly {
  readonly kind: "grade" | "parts" | "landline";
  readonly value: string;
}[] {
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
    const isLandline =
      path.at(-1) === "whatsapp" && /^\+91[1-5]\d{9}$/.test(after);
    return [
      ...(isLandline ? [{ kind: "landline" as const, value: after }] : []),
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
