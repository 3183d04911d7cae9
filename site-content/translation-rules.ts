import type { Content, ModuleMessages } from "@/content-rules/content";
import { plainText } from "@/content-rules/fields/rich-text";
import type { KeyPath } from "@/content-rules/walk";
import { translatableTextsIn, type TranslatableText } from "./translate";

/** The letters of each language and the characters that are wrong in it, by the code of the language. */
const scripts: Readonly<Record<string, { readonly letter: RegExp; readonly wrong: RegExp }>> = {
  hi: {
    letter: /\p{Script=Devanagari}/u,
    // Digits are 0 to 9. A sentence ends in ।, without a space before it. A dot is that of an abbreviation if its word has
    // one or two letters, such as "डॉ.", or another dot, such as "पीएच.डी.", or a bracket or comma follows.
    wrong:
      /[०-९]|\s।|(?<=(?<!\S)[^\s.]*(?:[\u0904-\u0939\u0958-\u0961][^\u0904-\u0939\u0958-\u0961\s.]*){3})\.(?!\.|\S*\p{L}|,|\s*\()/u,
  },
};

/** The most Latin words of a text without letters of its language. A text with more counts as English. */
const maxLatinWords = 3;

/** A word in a script other than Latin. A single letter is no word: a text may quote one, such as a letter on a toy. */
export const nonLatinWord = /(?!\p{Script=Latin})(?:\p{L}\p{M}*){2,}/gu;

/** A value of content/ that is wrong, and the sentence that says so to a person. */
export type Problem = { readonly path: KeyPath; readonly message: string };

/**
 * The messages of a language that have no English text, are not in its script, or have characters that are wrong in it.
 *
 * @param code - of the language
 * @throws when `scripts` does not have the language
 */
export function messageProblems(
  code: string,
  content: Content,
  messages: ModuleMessages,
): readonly Problem[] {
  const script = scripts[code];
  if (script === undefined)
    throw new Error(
      `site-content/translation-rules.ts: scripts has no entry for ${code}; docs/recipes.md, "Add a language", describes the entry.`,
    );
  const texts = translatableTextsIn(content, messages);
  const known = new Set(texts.map(({ path }) => path.join(".")));
  return [
    ...messagesIn(messages)
      .filter((path) => !known.has(path.join(".")))
      .map((path) => ({
        path,
        message: "The English has no text with this key.",
      })),
    ...texts.flatMap(({ path, message: text, mayBeLatin = false }) =>
      text === undefined || mayBeLatin
        ? []
        : problemsOf(plainText(text), script).map((message) => ({
            path,
            message,
          })),
    ),
  ];
}

/** The paths of all messages. */
function messagesIn(messages: unknown, path: KeyPath = []): readonly KeyPath[] {
  if (messages === undefined) return [];
  return typeof messages === "object" && messages !== null
    ? Object.entries(messages).flatMap(([key, inner]) => messagesIn(inner, [...path, key]))
    : [path];
}

/**
 * The English texts whose message is missing, or has other links or placeholders. Pages show the English text where a
 * message is missing, so this is no error, but it keeps the site from going live. Other numbers do not, because they may
 * be right, as in "डेढ़ साल" for "18 months": the editor warns of them, and somebody signs the page.
 */
export const unfinishedMessages = (
  content: Content,
  messages: ModuleMessages,
): readonly TranslatableText[] =>
  translatableTextsIn(content, messages).filter(
    ({ value, message, mayStayEnglish }) =>
      value !== "" &&
      (message === undefined
        ? !mayStayEnglish
        : changedParts(value, message).some((part) => /^\D/.test(part))),
  );

function problemsOf(text: string, { letter, wrong }: (typeof scripts)[string]): readonly string[] {
  const latin = text.match(/[A-Za-z]+/g) ?? [];
  const words = text.match(nonLatinWord) ?? [];
  const wrongCharacter = wrong.exec(text)?.[0];
  return [
    ...(!letter.test(text) && latin.length > maxLatinWords
      ? ["This is English. Type it in the language of the page."]
      : []),
    ...(words.every((word) => letter.test(word)) ? [] : ["Some words are in another script."]),
    ...(wrongCharacter === undefined ? [] : [`This character is wrong here: ${wrongCharacter}`]),
  ];
}

/** Matches a part of a text that is the same in every language: a number, the address of a link, a placeholder. */
const fixedPart = /\{\w+\}|\]\([^)]*\)|\d(?:[\d.:%]*[\d%])?/g;

/**
 * The numbers, links and placeholders of an English text that its message lacks, and the links and placeholders that
 * only the message has. A number that only the message has is no change, such as "9 साल" for "nine years".
 */
export function changedParts(english: string, message: string): readonly string[] {
  const partsOf = (text: string): readonly string[] => text.match(fixedPart) ?? [];
  const [englishParts, messageParts] = [partsOf(english), partsOf(message)];
  return [
    ...englishParts.filter((part) => !messageParts.includes(part)),
    ...messageParts.filter((part) => /^\D/.test(part) && !englishParts.includes(part)),
  ];
}
