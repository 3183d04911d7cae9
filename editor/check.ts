/** Checks changes before they are saved: rules, reading grade, parts of a translation. */
import { phoneIn, phoneOf } from "@/content-rules/fields/phone";
import { valueAt } from "@/content-rules/walk";
import { maxGrade, readingGrade } from "@/scripts/check/reading-grade";
import type { NamedPage } from "@/scripts/check/texts";
import { asText, contentProblems } from "@/site-content/checks";
import { english } from "@/site-content/languages";
import { fieldId } from "@/site-content/marks";
import { changedParts } from "@/site-content/translation-rules";
import { load } from "cheerio/slim";
import type { Change, EditedContent } from "./edited-content";
import type { Remark } from "./refusal";

/** The rules that content breaks after some changes, and not before. */
export function newlyBroken(before: EditedContent, after: EditedContent): readonly Remark[] {
  const fields = [...after.fields.values()];
  return after.languages.flatMap((language, at) => {
    const { code } = language;
    const problems = contentProblems(after.content, language);
    if (problems.length === 0) return [];
    const known = new Set(contentProblems(before.content, before.languages[at]!).map(asText));
    return problems
      .filter((problem) => !known.has(asText(problem)))
      .map(({ path, message: text }): Remark => {
        const field = fields.find(
          (field) =>
            field.path.every((key, at) => path[at] === key) &&
            [code, english.code].includes(field.language) &&
            (field.language === code || field.kind !== "text"),
        );
        const place = path.slice(field?.path.length).join(".");
        return { text, ...(field && { id: field.id, place }) };
      });
  });
}

/**
 * Advice about changed texts: an English text of at least eight words is hard to read, a
 * translation and its English differ in numbers or links, a placeholder has changed, or a phone
 * number is not known or has no WhatsApp.
 */
export const advice = ({ content }: EditedContent, changes: readonly Change[]): readonly Remark[] =>
  changes.flatMap(({ language, path, before, after }) => {
    if (typeof after !== "string") return [];
    const isEnglish = language === english.code;
    const texts: string[] = [];
    const grade = isEnglish && after.split(" ").length >= 8 ? gradeOf(after) : 0;
    if (grade > maxGrade)
      texts.push(`Reads at school grade ${Math.round(grade)}: shorter sentences help parents.`);
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

function gradeOf(text: string): number {
  const $ = load("<main><p></p></main>");
  $("p").text(text);
  return readingGrade({ $ } as NamedPage);
}
