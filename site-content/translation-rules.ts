import type { Content, ModuleMessages } from "@/content-rules/content";
import { plainText } from "@/content-rules/fields/rich-text";
import type { KeyPath } from "@/content-rules/walk";
import type { Language } from "./languages";
import { translatableTextsIn, type TranslatableText } from "./translate";

/** A text without letters of its language and with more Latin words counts as English. */
const maxLatinWords = 3;

/** A word in another script than Latin; a single letter may be that on a toy. */
export const nonLatinWord = /(?!\p{Script=Latin})(?:\p{L}\p{M}*){2,}/gu;

/** A value that is wrong, and the sentence that says so to a person. */
export type Problem = { readonly path: KeyPath; readonly message: string };

/**
 * The messages that have no English text, are in another script, or have wrong characters.
 *
 * @throws when the language has no `letter`
 */
export function messageProblems(content: Content, language: Language): readonly Problem[] {
  const { code, messages, letter, wrong } = language;
  if (letter === undefined)
    throw new Error(
      `site-content/languages.ts: ${code} has no letter; docs/recipes.md, "Add a language", describes it.`,
    );
  const texts = translatableTextsIn(content, messages);
  const known = new Set(texts.map(({ path }) => path.join(".")));
  return [
    ...messagesIn(messages)
      .filter((path) => !known.has(path.join(".")))
      .map((path) => ({ path, message: "The English has no text with this key." })),
    ...texts.flatMap(({ path, message: text, anyScript = false }) =>
      text === undefined || anyScript
        ? []
        : problemsOf(plainText(text), letter, wrong).map((message) => ({ path, message })),
    ),
  ];
}

function messagesIn(messages: unknown, path: KeyPath = []): readonly KeyPath[] {
  if (messages === undefined) return [];
  return typeof messages === "object" && messages !== null
    ? Object.entries(messages).flatMap(([key, inner]) => messagesIn(inner, [...path, key]))
    : [path];
}

/**
 * The English texts whose message is missing, or has other links or placeholders, which keeps the
 * site from going live. Other numbers do not, because they may be right, as in "डेढ़ साल" for "18
 * months": the editor warns of them.
 */
export const unfinishedMessages = (
  content: Content,
  messages: ModuleMessages,
): readonly TranslatableText[] =>
  translatableTextsIn(content, messages).filter(
    ({ value, message, translationOptional }) =>
      value !== "" &&
      (message === undefined
        ? !translationOptional
        : changedParts(value, message).some((part) => /^\D/.test(part))),
  );

function problemsOf(text: string, letter: RegExp, wrong?: RegExp): readonly string[] {
  const latin = text.match(/[A-Za-z]+/g) ?? [];
  const words = text.match(nonLatinWord) ?? [];
  const wrongCharacter = wrong?.exec(text)?.[0];
  return [
    ...(!letter.test(text) && latin.length > maxLatinWords
      ? ["This is English. Type it in the language of the page."]
      : []),
    ...(words.every((word) => letter.test(word)) ? [] : ["Some words are in another script."]),
    ...(wrongCharacter === undefined ? [] : [`This character is wrong here: ${wrongCharacter}`]),
  ];
}

/** A part that is the same in every language: a number, the address of a link, a placeholder. */
const fixedPart = /\{\w+\}|\]\([^)]*\)|\d(?:[\d.:%]*[\d%])?/g;

/**
 * The numbers, links and placeholders that a message lacks, and the links and placeholders that
 * only it has. Another number is no change, such as "9 साल" for "nine years".
 */
export function changedParts(english: string, message: string): readonly string[] {
  const partsOf = (text: string): readonly string[] => text.match(fixedPart) ?? [];
  const [englishParts, messageParts] = [partsOf(english), partsOf(message)];
  return [
    ...englishParts.filter((part) => !messageParts.includes(part)),
    ...messageParts.filter((part) => /^\D/.test(part) && !englishParts.includes(part)),
  ];
}
