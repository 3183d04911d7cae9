/** Checks changes before they are saved: the rules of content/, the reading grade, and the parts of a translation. */
import { type Issue, moduleIssues } from "@/site-content/content-errors";
import { type Language, english, languages } from "@/site-content/languages";
import { fieldId } from "@/site-content/marks";
import { translate } from "@/site-content/translate";
import { changedParts, messageIssues } from "@/site-content/translation-rules";
import { load } from "cheerio";
import type { NamedPage } from "@/scripts/check-site/texts";
import { maxGrade, readingGrade } from "@/scripts/check-site/reading-grade";
import { startsWith, withChanges } from "./fields";
import type { LoadedContent as Content } from "./load";
import type { Remark } from "./refusal";
import { inPlainWords } from "./rule-texts";
import { valueAt, type Change } from "./save";

/**
 * The rules that some changes would break.
 *
 * @param paths - the fields that the person sees
 */
export function brokenRules(
  content: Content,
  changes: readonly Change[],
  paths = changes.map(({ path }) => path),
): readonly Remark[] {
  const changed = withChanges(content, changes);
  const inEnglish = issuesIn(changed, english);
  const englishKeys = keysOf(inEnglish);
  return languages.flatMap((language) => {
    const { code } = language;
    const known = keysOf(issuesIn(content, language));
    const issues =
      language === english ? inEnglish : issuesIn(changed, language);
    const isChanged = (issue: Issue) =>
      changes.some(
        (change) =>
          change.language === code && startsWith(issue.path, change.path),
      );
    return issues
      .filter((issue) => !known.has(keyOf(issue)))
      .filter(
        (issue) =>
          // A text that is the same in every language may break a rule in each.
          language === english ||
          isChanged(issue) ||
          !englishKeys.has(keyOf(issue)),
      )
      .map(({ path, message }): Remark => {
        const own = paths.find((field) => startsWith(path, field));
        return {
          text: inPlainWords(message),
          ...(own && {
            id: fieldId(code, own),
            place: path.slice(own.length).join("."),
          }),
        };
      });
  });
}

/** The broken rules of the content in a language. */
function issuesIn(
  { english: modules, messages }: Content,
  language: Language,
): readonly Issue[] {
  const own = messages[language.code];
  const issues = moduleIssues(translate(modules, own), language);
  if (own === undefined) return issues;
  const ofMessages = messageIssues({ ...language, messages: own }, modules);
  return [
    ...issues,
    ...ofMessages.map(({ path, problem }) => ({ path, message: problem })),
  ];
}

const keyOf = ({ path, message }: Issue) => `${path.join(".")}: ${message}`;

const keysOf = (issues: readonly Issue[]) => new Set(issues.map(keyOf));

/**
 * Advice about changed texts: an English text of at least eight words is hard to read, a translation and its English
 * differ in numbers or links, a placeholder has changed, or the WhatsApp number is no mobile number.
 */
export function advice(
  content: Content,
  changes: readonly Change[],
): readonly Remark[] {
  const changed = withChanges(content, changes);
  return changes.flatMap(({ language, path, before, after }) => {
    if (typeof after !== "string") return [];
    const about = { id: fieldId(language, path), isAdvice: true };
    const remarks: Remark[] = [];
    const isEnglish = language === english.code;
    const grade =
      isEnglish && after.split(" ").length >= 8 ? gradeOf(after) : 0;
    if (grade > maxGrade)
      remarks.push({
        ...about,
        text: `Reads at school grade ${Math.round(grade)}: shorter sentences help parents.`,
      });
    const source = isEnglish ? before : valueAt(changed.english, path);
    const parts = changedParts(String(source ?? after), after).filter(
      (part) => !isEnglish || part.startsWith("{"),
    );
    if (parts.length > 0)
      remarks.push({
        ...about,
        text: isEnglish
          ? `The page fills in ${parts.join(", ")}. Leave it as it was.`
          : `A number or a link differs from the English: ${parts.join(", ")}`,
      });
    if (path.at(-1) === "whatsapp" && /^\+91[1-5]\d{9}$/.test(after))
      remarks.push({
        ...about,
        text: `${after} is a landline. Does it have WhatsApp?`,
      });
    return remarks;
  });
}

/** The reading grade of one text. */
function gradeOf(text: string): number {
  const $ = load("<main><p></p></main>");
  $("p").text(text);
  return readingGrade({ $ } as NamedPage);
}
