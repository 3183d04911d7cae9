/** Checks changes before they are saved: the rules of content/, the reading grade, and the parts of a translation. */
import { phoneIn, phoneOf } from "@/content-rules/phone";
import { valueAt, type KeyPath } from "@/content-rules/walk";
import { maxGrade, readingGrade } from "@/scripts/check-site/reading-grade";
import type { NamedPage } from "@/scripts/check-site/texts";
import { asText, contentProblems } from "@/site-content/checks";
import { english, type Language } from "@/site-content/languages";
import { fieldId } from "@/site-content/marks";
import { translate } from "@/site-content/translate";
import {
  changedParts,
  messageProblems,
  type Problem,
} from "@/site-content/translation-rules";
import { load } from "cheerio";
import type { Change, EditedContent } from "./edited-content";
import type { Remark } from "./refusal";

/** The rules that some changes break. */
export function brokenRules(
  before: EditedContent,
  after: EditedContent,
  changes: readonly Change[],
): readonly Remark[] {
  const fields = [...after.fields.values()];
  const inEnglish = new Set(problemsIn(after, english).map(asText));
  return after.languages.flatMap((language, at) => {
    const problems = problemsIn(after, language);
    if (problems.length === 0) return [];
    const { code } = language;
    const known = new Set(
      problemsIn(before, before.languages[at]!).map(asText),
    );
    const isOwn = (problem: Problem) =>
      code === english.code ||
      // What is the same in every language may break a rule in each.
      !inEnglish.has(asText(problem)) ||
      changes.some(
        ({ language, path }) =>
          language === code && isInside(problem.path, path),
      );
    return problems
      .filter((problem) => !known.has(asText(problem)) && isOwn(problem))
      .map(({ path, message: text }): Remark => {
        const field = fields.find(
          (field) =>
            isInside(path, field.path) &&
            [code, english.code].includes(field.language) &&
            (field.language === code || field.kind !== "text"),
        );
        const place = path.slice(field?.path.length).join(".");
        return { text, ...(field && { id: field.id, place }) };
      });
  });
}

/** Whether a path leads to an entry, or to something inside it. */
const isInside = (path: KeyPath, entry: KeyPath): boolean =>
  entry.every((key, at) => path[at] === key);

/** What is wrong in the content of a language. */
const problemsIn = (
  { content }: EditedContent,
  { code, messages }: Language,
): readonly Problem[] => [
  ...contentProblems(translate(content, messages), english),
  ...(messages ? messageProblems(code, content, messages) : []),
];

/**
 * Advice about changed texts: an English text of at least eight words is hard to read, a translation and its English
 * differ in numbers or links, a placeholder has changed, or a phone number is not known or has no WhatsApp.
 */
export const advice = (
  { content }: EditedContent,
  changes: readonly Change[],
): readonly Remark[] =>
  changes.flatMap(({ language, path, before, after }) => {
    if (typeof after !== "string") return [];
    const isEnglish = language === english.code;
    const texts: string[] = [];
    const grade =
      isEnglish && after.split(" ").length >= 8 ? gradeOf(after) : 0;
    if (grade > maxGrade)
      texts.push(
        `Reads at school grade ${Math.round(grade)}: shorter sentences help parents.`,
      );
    const source = isEnglish ? before : valueAt(content, path);
    const parts = changedParts(String(source ?? after), after).filter(
      (part) => !isEnglish || part.startsWith("{"),
    );
    if (parts.length > 0)
      texts.push(
        isEnglish
          ? `The page fills in ${parts.join(", ")}. Leave it as it was.`
          : `A number or a link differs from the English: ${parts.join(", ")}`,
      );
    if (path[0] === "site" && ["phone", "whatsapp"].includes(path.at(-1)!))
      texts.push(...phoneAdvice(after, path.at(-1) === "whatsapp"));
    const id = fieldId(language, path);
    return texts.map((text) => ({ text, id, isAdvice: true }));
  });

/** Advice about a phone number of the clinic. */
function phoneAdvice(value: string, isForChat: boolean): readonly string[] {
  const number = phoneIn(value);
  if (number === undefined) return [];
  const { text } = phoneOf(value);
  if (!number.isValid())
    return [`No list of India’s numbers has ${text}. Call it once to be sure.`];
  return isForChat && number.getType() !== "MOBILE"
    ? [`${text} is no mobile number. Does it have WhatsApp?`]
    : [];
}

/** The reading grade of one text. */
function gradeOf(text: string): number {
  const $ = load("<main><p></p></main>");
  $("p").text(text);
  return readingGrade({ $ } as NamedPage);
}
