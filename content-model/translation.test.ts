/** @jest-environment node */
import { english } from "./all";
import { hindi as hindiWords } from "@/content/hi";
import { languages, type Language } from "./languages";
import { translationErrors } from "./content-errors";
import {
  fingerprints,
  keptFingerprints,
  modulesOf,
} from "./translation-status";
import { sentencesIn } from "./translate";
import {
  changedParts,
  gates,
  longSentences,
  misspelled,
  strayLatin,
  unknownWords,
  type Gates,
} from "./translation-rules";
import {
  knownWords,
  textsIn,
  wordFiles,
  wordsByFile,
} from "./translation.fixture";

// Words that wait, as when the site goes live in English first, are held to the same.
const waiting = { code: "hi", tag: "hi-IN", name: "हिन्दी", words: hindiWords };
const translations: readonly Language[] = [...languages, waiting].filter(
  ({ code, words }, index, all) =>
    words && all.findIndex((other) => other.code === code) === index,
);

describe.each(translations)("the words in $name", (language) => {
  const { code, words, unread = [] } = language;
  const own = gates[code];
  if (own === undefined)
    throw new Error(
      `content-model/translation-rules.ts: gates: has none for ${code}; docs/recipes.md, "Add a language", says what they are`,
    );

  test("fit their places, as the English words do", () => {
    expect(translationErrors(language)).toEqual([]);
  });

  test("keep every number, link and place to fill", () => {
    const now = fingerprints(words!);
    const kept = keptFingerprints(language);
    const before = modulesOf(english);
    const changed = Object.entries(modulesOf(words!))
      // Where the English has moved on, launch-check says so.
      .filter(([name]) => now[name] === kept[name])
      .flatMap(([name, own]) => sentencesIn(before[name], own))
      .filter(
        ({ english, words = english }) =>
          changedParts(english, words).length > 0,
      );
    expect(changed).toEqual([]);
  });

  test("are short, in their own script, and each in a dictionary", async () => {
    const known = knownWords(own);
    const errors = (await wordsByFile(code)).flatMap((file) => [
      ...longSentences(file, own),
      ...strayLatin(file),
      ...misspelled(file, own),
      ...unknownWords(file, own, known),
    ]);
    expect(errors).toEqual([]);
  });

  test("are all there to be read: no unread file has gone", () => {
    expect(wordFiles(code)).toEqual(expect.arrayContaining([...unread]));
  });
});

test("the English has no word in another script, only letters that a picture shows", () => {
  const scripts = Object.values(gates).map(({ word }) => word);
  const found = textsIn(english).flatMap((text) =>
    scripts.flatMap((word) => text.match(word) ?? []),
  );
  expect(found.filter((word) => word.length > 1)).toEqual([]);
});

const hindi = gates["hi"] as Gates;
const page = (...texts: string[]) => ({ file: "content/hi/home.ts", texts });

test("three slips are found by file and word", () => {
  const slips = page("हमारा फोन नंबर", "बच्चे नही बोलते।", "[थैरेपी](/service4) में");

  expect(unknownWords(slips, hindi, knownWords(hindi))).toEqual(
    ["फोन", "नही", "थैरेपी"].map((word) =>
      expect.stringContaining(`content/hi/home.ts: "${word}" is misspelled`),
    ),
  );
});

test("English in Hindi words is found, but for names and a term in brackets", () => {
  const right = page("K7 में WhatsApp पर", "फ़ोन करें: {phone}", "दौरा (fit)");
  const wrong = page("कृपया call us करें", "दौरा (this is how doctors say)");

  expect(strayLatin(right)).toEqual([]);
  expect(strayLatin(wrong)).toEqual([
    expect.stringContaining('"call us" is English'),
    expect.stringContaining('"(this is how doctors say)" is English'),
  ]);
});

test("a full stop, a digit and a letter that are written differently are found", () => {
  const wrong = ["हम सुनेंगे.", "हम सुनेंगे ।", "१४ साल", "फ\u095Eोन"];

  expect(misspelled(page(...wrong), hindi)).toHaveLength(wrong.length);
  expect(misspelled(page("भेज रहे हैं...", "14 साल तक।"), hindi)).toEqual([]);
});

test("a sentence of 27 words is too long, and so is a page of 17 words a sentence", () => {
  const sentence = (count: number) => `${"शब्द ".repeat(count - 1)}शब्द।`;
  const calm = Array<string>(12).fill(sentence(16));
  const dense = Array<string>(12).fill(sentence(17));

  expect(longSentences(page(sentence(26), ...calm), hindi)).toEqual([
    expect.stringContaining("16.8 words in a sentence"),
  ]);
  expect(longSentences(page(...calm), hindi)).toEqual([]);
  expect(longSentences(page(...dense), hindi)).toHaveLength(1);
  expect(longSentences(page(sentence(27)), hindi)).toEqual([
    expect.stringContaining("27 words in one sentence"),
  ]);
});

test("a number, a link and a place to fill that a sentence lost are found", () => {
  expect(changedParts("Call {phone}", "फ़ोन करें")).toEqual(["{phone}"]);
  expect(
    changedParts("[112](tel:112), by 9 months", "[112](tel:113), 6 महीने तक"),
  ).toEqual(["](tel:112)", "9", "](tel:113)"]);
  expect(changedParts("at nine years", "9 साल में")).toEqual([]);
});
