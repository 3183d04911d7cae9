import * as englishModules from "./english";
import type { Language } from "./languages";
import { locate, type Modules } from "./modules";
import { plainText } from "./rich-text";
import { sentencesIn, type Sentence } from "./translate";

/** The letters of each language, and the signs that are wrong in it, by its code. */
const scripts: Readonly<
  Record<string, { readonly letter: RegExp; readonly wrong: RegExp }>
> = {
  hi: {
    letter: /\p{Script=Devanagari}/u,
    // Digits are 0 to 9. A full stop is ।, without a space before it. Invisible characters would hide a mistake.
    wrong: /[०-९]|\s।|[\u0900-\u097F]\.(?!\.)|[\u200B-\u200F\u2060\uFEFF]/u,
  },
};

/** A text without letters of its language that has more Latin words than this is an English text. */
const maxLatinWords = 3;

/** A word of two or more letters in a script other than Latin. Texts may name a single letter, such as one on a toy. */
const otherWord = /(?!\p{Script=Latin})(?:\p{L}\p{M}*){2,}/gu;

/**
 * The errors in the messages of a language: messages that are not in its script or in Unicode's composed form (NFC), and
 * signs that are wrong in it.
 *
 * @param modules - the English content; tests pass changed content
 * @returns one line per error, with the file of the language and the field
 * @throws when `scripts` does not have the language
 */
export function messageErrors(
  { code, messages }: Language,
  modules: Modules = englishModules,
): readonly string[] {
  const script = scripts[code];
  if (script === undefined)
    throw new Error(
      `content-model/translation-rules.ts: scripts has no entry for ${code}; docs/recipes.md, "Add a language", says what it is.`,
    );
  const folder = `content/${code}`;
  return sentencesIn(modules, messages).flatMap(({ path, message }) => {
    if (message === undefined) return [];
    const { file, field } = locate(path, folder);
    return problemsOf(plainText(message), script).map(
      (problem) => `${file}: ${field}: ${problem}: ${message}`,
    );
  });
}

/**
 * The English texts whose message is missing, or has other numbers, links or placeholders. Pages show the English text
 * where a message is missing, so this is no error, but it keeps the site from going live.
 */
export const unfinishedMessages = (
  modules: Modules,
  messages: Modules | undefined,
): readonly Sentence[] =>
  messages === undefined
    ? []
    : sentencesIn(modules, messages).filter(
        ({ path, english, message }) =>
          english !== "" &&
          needsMessage(path) &&
          (message === undefined || changedParts(english, message).length > 0),
      );

/** Whether a text needs a message. A fact that is the same in every language, such as a legal name, needs none. */
export const needsMessage = ([
  module = "",
  ...keys
]: readonly string[]): boolean =>
  !["site", "sources"].includes(module) &&
  !keys.includes("founderName") &&
  !(module === "people" && /^(name|registration)$/.test(keys.at(-1) ?? "")) &&
  !keys.includes("details");

function problemsOf(
  text: string,
  { letter, wrong }: (typeof scripts)[string],
): readonly string[] {
  const latin = text.match(/[A-Za-z]+/g) ?? [];
  const words = text.match(otherWord) ?? [];
  return [
    ...(!letter.test(text) && latin.length > maxLatinWords
      ? ["is in English"]
      : []),
    ...(words.every((word) => letter.test(word))
      ? []
      : ["has words of another language"]),
    ...(text !== text.normalize("NFC") || wrong.test(text)
      ? ["has a sign that is wrong in this language"]
      : []),
  ];
}

/** Matches a part of a text that is the same in every language: a number, the address of a link, a placeholder. */
const fixedPart = /\{\w+\}|\]\([^)]*\)|\d(?:[\d.:%]*[\d%])?/g;

/**
 * The numbers, links and placeholders of an English text that its message lacks, and the links and placeholders that
 * only the message has. Only the message may have a number, such as "9 साल" for "nine years".
 */
export function changedParts(
  english: string,
  message: string,
): readonly string[] {
  const partsOf = (text: string): readonly string[] =>
    text.match(fixedPart) ?? [];
  const [before, after] = [partsOf(english), partsOf(message)];
  return [
    ...before.filter((part) => !after.includes(part)),
    ...after.filter((part) => /^\D/.test(part) && !before.includes(part)),
  ];
}
