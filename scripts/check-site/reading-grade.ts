import { fleschKincaid } from "flesch-kincaid";
import { syllable } from "syllable";
import type { Page } from "./page-text";

/** The school year in which most children read a page with ease; 8 is the year of those of 13 or 14. */
export const highestGrade = 8;

/** The specification's own terms, which no editor may shorten; each counts as one short word. */
const specified =
  /sensory integration|oro-motor therapy|environmental modification|cognitive rehabilitation|gait training|emotional and behavioural needs|emotional regulation|communication, language, articulation and swallowing|equal access to education for students with disabilities|(?:occupational|speech|behavioural) therapy|special education|psychological counselling/gi;

/**
 * The Flesch-Kincaid grade of a page's prose. Headings, labels and names of other sites' pages are left out: each would
 * count as a short sentence and make the page look easier than it is.
 */
export function readingGrade({ $ }: Page): number {
  const main = $("main").clone();
  main.find("a[href^='http']").remove();
  const blocks = main
    .find("p, li, dd, blockquote")
    .map((_, block) => $(block).text().replace(/\s+/g, " ").trim())
    .get()
    .filter((text) => /[.!?]["”’)]*$/.test(text) || wordsIn(text).length >= 8)
    .map((text) => text.replace(specified, "it"));
  const words = blocks.flatMap(wordsIn);
  if (words.length === 0) return 0;
  return fleschKincaid({
    sentence: blocks.flatMap((block) => parts(block, "sentence")).length,
    word: words.length,
    syllable: words.reduce((sum, word) => sum + syllable(word), 0),
  });
}

const wordsIn = (text: string) =>
  parts(text, "word").filter((word) => /[a-z]/i.test(word));

const parts = (text: string, granularity: "sentence" | "word") =>
  [...new Intl.Segmenter("en-GB", { granularity }).segment(text)].map(
    ({ segment }) => segment,
  );
