import { plainText } from "./rich-text";

/** What the words of a language are held to, besides the rules of content-model/schema.ts. */
export type Gates = {
  /** A whole word in its script. */
  readonly word: RegExp;
  /** Behind a sentence. */
  readonly end: RegExp;
  /** What its words may not have, such as digits of its script. */
  readonly never: RegExp;
  /** Files with one right word a line. */
  readonly dictionaries: readonly string[];
};

/** By the code of the language. Nothing here is about one sentence: a word to allow goes into a dictionary. */
export const gates: Readonly<Record<string, Gates>> = {
  hi: {
    word: /[\u0900-\u0963\u0970-\u097F]+/gu,
    end: /(?<=[।?!][”)]*)\s+|\n/u,
    // Digits are 0 to 9; a full stop is ।, close to its word; invisible letters would hide a slip.
    never: /[०-९]|\s।|[\u0900-\u097F]\.(?!\.)|[\u200B-\u200F\u2060\uFEFF]/u,
    dictionaries: ["dictionaries/hindi.txt", "dictionaries/hindi-own.txt"],
  },
};

/** The words of one file. */
export type FileWords = {
  readonly file: string;
  readonly texts: readonly string[];
};

/** In place of a reading grade: the longest sentence, and the mean of a file, in words. */
const longest = 26;
const highestMean = 16;

/** With fewer sentences than these a mean says nothing. */
const pageLike = 12;

/** Sentences that are too long for a phone, and files whose sentences are long on the whole. */
export function longSentences(
  { file, texts }: FileWords,
  { end }: Pick<Gates, "end">,
): readonly string[] {
  const sentences = texts
    .flatMap((text) => plainText(text).split(end))
    .map((sentence) => ({ sentence, count: countWords(sentence) }));
  // Labels are no sentences and would lower the mean.
  const whole = sentences.filter(({ sentence }) => /[।?!.]/.test(sentence));
  const mean = whole.reduce((sum, { count }) => sum + count, 0) / whole.length;
  return [
    ...sentences
      .filter(({ count }) => count > longest)
      .map(
        ({ sentence, count }) =>
          `${file}: ${count} words in one sentence, and ${longest} is the most: ${sentence}`,
      ),
    ...(whole.length >= pageLike && mean > highestMean
      ? [
          `${file}: ${mean.toFixed(1)} words in a sentence on the whole, and ${highestMean} is the most`,
        ]
      : []),
  ];
}

const countWords = (text: string) =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Names, and what stands on a form or a door; English terms stand in brackets behind the word that explains them. */
const latinNames =
  /American Academy of Pediatrics|Tele-MANAS|DPDP Act|\b(?:K7|WhatsApp|ADHD|PIN|RCI|DCPTOT|WCAG|CDC|axe|Chromium|Chrome|Edge|Firefox|WebKit|Safari|iPhone|AA|A)\b/g;

/** English left in the words of another script. */
export function strayLatin({ file, texts }: FileWords): readonly string[] {
  return texts.flatMap((text) => {
    const read = plainText(text).replace(/\{\w+\}/g, "");
    const inBrackets = read.match(/\([^)]*\)/g) ?? [];
    const outside = read.replace(/\([^)]*\)/g, "").replace(latinNames, "");
    return [
      ...inBrackets.filter((each) => (each.match(latinWord)?.length ?? 0) > 4),
      ...(outside.match(latinWords) ?? []),
    ].map((found) => `${file}: "${found}" is English: ${text}`);
  });
}

const latinWord = /[A-Za-zÀ-ÿ][\w'’-]*/g;
const latinWords = /[A-Za-zÀ-ÿ][\w'’-]*(?:,? [A-Za-zÀ-ÿ][\w'’-]*)*/g;

/** Text that is not in Unicode's composed form (NFC), or has what the language never has. */
export const misspelled = (
  { file, texts }: FileWords,
  { never }: Pick<Gates, "never">,
): readonly string[] =>
  texts
    .filter((text) => text !== text.normalize("NFC") || never.test(text))
    .map((text) => `${file}: has a sign that is written differently: ${text}`);

/**
 * Words that no dictionary has.
 *
 * @param known - the words of the language's dictionaries
 */
export const unknownWords = (
  { file, texts }: FileWords,
  { word, dictionaries }: Pick<Gates, "word" | "dictionaries">,
  known: ReadonlySet<string>,
): readonly string[] =>
  [...new Set(texts.flatMap((text) => text.normalize("NFC").match(word) ?? []))]
    .filter((each) => !known.has(each))
    .map(
      (each) =>
        `${file}: "${each}" is misspelled, or is new: then it goes into ${dictionaries.at(-1)}`,
    );

/** What has to be the same in every language: a number, the address of a link, a place to fill. */
const fixedPart = /\{\w+\}|\]\([^)]*\)|\d(?:[\d.:%]*[\d%])?/g;

/**
 * What a sentence lacks of its English one, and links and places that only it has. A number may be its own: "9 साल" for
 * "nine years".
 */
export function changedParts(english: string, words: string) {
  const [before, after] = [english, words].map(
    (text) => new Set(text.match(fixedPart)),
  ) as [Set<string>, Set<string>];
  const lost = [...before].filter((part) => !after.has(part));
  const added = [...after].filter(
    (part) => !before.has(part) && !/^\d/.test(part),
  );
  return [...lost, ...added];
}
