import type { Content, ModuleMessages } from "@/content-rules/content";
import { plainText } from "@/content-rules/fields/rich-text";
import type { KeyPath } from "@/content-rules/walk";
import { translatableTextsIn, type TranslatableText } from "./translate";

/** By the code of a language, its letters, and the characters that are wrong in it. */
const scripts: Readonly<Record<string, { readonly letter: RegExp; readonly wrong: RegExp }>> = {
  hi: {
    letter: /\p{Script=Devanagari}/u,
    // Other digits than 0 to 9, a space before ।, and a dot that ends a sentence. A dot ends none after one or two
    // letters ("डॉ.") or another dot ("पीएच.डी."), and before a comma or a bracket.
    wrong:
      /[०-९]|\s।|(?<=(?<!\S)[^\s.]*(?:[\u0904-\u0939\u0958-\u0961][^\u0904-\u0939\u0958-\u0961\s.]*){3})\.(?!\.|\S*\p{L}|,|\s*\()/u,
  },
};

/** A text without letters of its language and with more Latin words counts as English. */
const maxLatinWords = 3;

/** A word in a script other than Latin. A single letter is none: a text may quote the one on a toy. */
export const nonLatinWord = /(?!\p{Script=Latin})(?:\p{L}\p{M}*){2,}/gu;

/** A value that is wrong, and the sentence that says so to a person. */
export type Problem = { readonly path: KeyPath; readonly message: string };

/**
 * The messages that have no English text, are in another script than that of the language, or have wrong characters.
 *
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
      .map((path) => ({ path, message: "The English has no text with this key." })),
    ...texts.flatMap(({ path, message: text, anyScript = false }) =>
      text === undefined || anyScript
        ? []
        : problemsOf(plainText(text), script).map((message) => ({ path, message })),
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
 * The English texts whose message is missing, or has other links or placeholders, which keeps the site from going live.
 * Other numbers do not, because they may be right, as in "डेढ़ साल" for "18 months": the editor warns of them.
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

/** A part that is the same in every language: a number, the address of a link, a placeholder. */
const fixedPart = /\{\w+\}|\]\([^)]*\)|\d(?:[\d.:%]*[\d%])?/g;

/**
 * The numbers, links and placeholders that a message lacks, and the links and placeholders that only it has. A number that
 * only the message has is no change, such as "9 साल" for "nine years".
 */
export function changedParts(english: string, message: string): readonly string[] {
  const partsOf = (text: string): readonly string[] => text.match(fixedPart) ?? [];
  const [englishParts, messageParts] = [partsOf(english), partsOf(message)];
  return [
    ...englishParts.filter((part) => !messageParts.includes(part)),
    ...messageParts.filter((part) => /^\D/.test(part) && !englishParts.includes(part)),
  ];
}
