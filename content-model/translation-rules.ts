import * as englishModules from "./english";
import type { Language } from "./languages";
import { locate, type Modules } from "./modules";
import { plainText } from "./rich-text";
import { sentencesIn, type Sentence } from "./translate";

/** By the code of a language: its letters, and the signs that are wrong in it. */
const scripts: Readonly<
  Record<string, { readonly letter: RegExp; readonly wrong: RegExp }>
> = {
  hi: {
    letter: /\p{Script=Devanagari}/u,
    // Digits are 0 to 9. A full stop is ।, without a space before it. Invisible characters would hide a mistake.
    wrong: /[०-९]|\s।|[\u0900-\u097F]\.(?!\.)|[\u200B-\u200F\u2060\uFEFF]/u,
  },
};

/** A text with no letter of its script and with more Latin words than this was left in English. */
const maxLatinWords = 3;

/** A word of two or more letters in a script other than Latin. Texts may name a single letter, such as one on a toy. */
const otherWord = /(?!\p{Script=Latin})(?:\p{L}\p{M}*){2,}/gu;

/**
 * The errors in the messages of a language: missing messages, messages that are not in its script or in Unicode's
 * composed form (NFC), signs that are wrong in it, and numbers and links that differ from the English.
 *
 * @param modules - the English content; tests pass their own
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
  return sentencesIn(modules, messages).flatMap((sentence) => {
    const { path, english, message } = sentence;
    const { file, field } = locate(path, folder);
    return [
      ...(needOfMessage(path) === "always" ? differences(sentence) : []),
      ...(message === undefined ? [] : problemsOf(plainText(message), script)),
    ].map((problem) => `${file}: ${field}: ${problem}: ${message ?? english}`);
  });
}

/** The facts that the clinic gives in English first, whose messages are missing or have other numbers. */
export const factsWithoutMessage = (
  modules: Modules,
  messages: Modules | undefined,
): readonly Sentence[] =>
  messages === undefined
    ? []
    : sentencesIn(modules, messages).filter(
        (sentence) =>
          needOfMessage(sentence.path) === "later" &&
          differences(sentence).length > 0,
      );

/**
 * When an English text needs a message: always; later, for a fact that the clinic gives in English first; or never, for
 * a fact that reads the same in every language, such as a name in law, an address line or a number.
 */
function needOfMessage([module, name, ...keys]: readonly string[]):
  "always" | "later" | "never" {
  switch (module as keyof typeof englishModules) {
    case "site":
    case "sources":
      return "never";
    case "about":
      return keys[0] === "founderName" ? "never" : "always";
    case "notices":
      return keys.includes("details") ? "never" : "always";
    case "services":
      return keys[1] === "answers" ? "later" : "always";
    case "placePhotos":
      return name === "placePhotos" ? "later" : "always";
    case "testimonials":
      return name === "testimonials" ? "later" : "always";
    default:
      return "always";
  }
}

/** How a message differs from its English text: it is missing, or has other numbers or links. */
function differences({ english, message }: Sentence): readonly string[] {
  if (english === "") return [];
  if (message === undefined) return ["has no message"];
  const parts = changedParts(english, message);
  return parts.length > 0 ? [`has other numbers or links, ${parts}`] : [];
}

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

/** A part of a text that is the same in every language: a number, the address of a link, a placeholder. */
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
