import * as englishModules from "./english";
import type { Language } from "./languages";
import { locate, type Modules } from "./modules";
import { plainText } from "./rich-text";
import { translatableTextsIn, type TranslatableText } from "./translate";

/** The letters of each language and the characters that are wrong in it, by the code of the language. */
const scripts: Readonly<
  Record<string, { readonly letter: RegExp; readonly wrong: RegExp }>
> = {
  hi: {
    letter: /\p{Script=Devanagari}/u,
    // Digits are 0 to 9. A full stop is ।, without a space before it; only abbreviations of titles
    // end in a dot. Invisible characters are wrong, because nobody would see such a mistake.
    wrong:
      /[०-९]|\s।|(?<!(?:^|[^\p{L}\p{M}])(?:डॉ|प्रो))(?<=[\u0900-\u097F])\.(?!\.)|[\u200B-\u200F\u2060\uFEFF]/u,
  },
};

/** The most Latin words of a text without letters of its language. A text with more counts as English. */
const maxLatinWords = 3;

/** A word in a script other than Latin. A single letter is no word: a text may quote one, such as a letter on a toy. */
export const nonLatinWord = /(?!\p{Script=Latin})(?:\p{L}\p{M}*){2,}/gu;

/**
 * The errors in the messages of a language, one line per error, with the file of the language and the field.
 */
export const messageErrors = (language: Language): readonly string[] =>
  messageIssues(language, englishModules).map(({ path, problem, text }) => {
    const { file, field } = locate(path, `content/${language.code}`);
    return `${file}: ${field}: ${problem}: ${text}`;
  });

/**
 * The messages of a language that are not in its script or in Unicode's composed form (NFC), or have characters that are
 * wrong in it.
 *
 * @throws when `scripts` does not have the language
 */
export function messageIssues(
  { code, messages }: Language,
  modules: Modules,
): readonly {
  readonly path: readonly string[];
  readonly problem: string;
  readonly text: string;
}[] {
  const script = scripts[code];
  if (script === undefined)
    throw new Error(
      `content-model/translation-rules.ts: scripts has no entry for ${code}; docs/recipes.md, "Add a language", describes the entry.`,
    );
  return translatableTextsIn(modules, messages).flatMap(
    ({ path, message: text }) =>
      text === undefined
        ? []
        : problemsOf(plainText(text), script).map((problem) => ({
            path,
            problem,
            text,
          })),
  );
}

/**
 * The English texts whose message is missing, or has other links or placeholders. Pages show the English text where a
 * message is missing, so this is no error, but it keeps the site from going live. Other numbers do not, because they may
 * be right, as in "डेढ़ साल" for "18 months": the editor warns of them, and somebody signs the page.
 */
export const unfinishedMessages = (
  modules: Modules,
  messages: Modules | undefined,
): readonly TranslatableText[] =>
  messages === undefined
    ? []
    : translatableTextsIn(modules, messages).filter(
        ({ path, english, message }) =>
          english !== "" &&
          needsMessage(path) &&
          (message === undefined ||
            changedParts(english, message).some((part) => /^\D/.test(part))),
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
  const words = text.match(nonLatinWord) ?? [];
  const wrongCharacter =
    wrong.exec(text)?.[0] ??
    // A letter with two forms must have the composed one (NFC).
    [...new Intl.Segmenter().segment(text)].find(
      ({ segment }) => segment !== segment.normalize("NFC"),
    )?.segment;
  return [
    ...(!letter.test(text) && latin.length > maxLatinWords
      ? ["is in English"]
      : []),
    ...(words.every((word) => letter.test(word))
      ? []
      : ["has words in another script"]),
    ...(wrongCharacter === undefined
      ? []
      : [`has a character that is wrong in this language (${wrongCharacter})`]),
  ];
}

/** Matches a part of a text that is the same in every language: a number, the address of a link, a placeholder. */
const fixedPart = /\{\w+\}|\]\([^)]*\)|\d(?:[\d.:%]*[\d%])?/g;

/**
 * The numbers, links and placeholders of an English text that its message lacks, and the links and placeholders that
 * only the message has. A number that only the message has is no change, such as "9 साल" for "nine years".
 */
export function changedParts(
  english: string,
  message: string,
): readonly string[] {
  const partsOf = (text: string): readonly string[] =>
    text.match(fixedPart) ?? [];
  const [englishParts, messageParts] = [partsOf(english), partsOf(message)];
  return [
    ...englishParts.filter((part) => !messageParts.includes(part)),
    ...messageParts.filter(
      (part) => /^\D/.test(part) && !englishParts.includes(part),
    ),
  ];
}
