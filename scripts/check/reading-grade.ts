import { syllable } from "syllable";
import type { NamedPage } from "./texts";

/** The maximum reading grade, as a US school grade; grade 8 is for ages 13 to 14. */
export const maxGrade = 8;

/** Terms that the clinic cannot replace by shorter ones, most of them fixed by docs/specification.md. Each counts as one short word. */
const specificationTerms =
  /sensory integration|oro-motor therapy|environmental modification|cognitive rehabilitation|gait training|emotional and behavioural needs|emotional regulation|communication, language, articulation and swallowing|equal access to education for students with disabilities|(?:occupational|speech|behavioural) therapy|special education|psychological counselling/gi;

/**
 * The Flesch-Kincaid grade of a page's prose. Headings, labels and the text of external links are left out, because each
 * would count as a short sentence and lower the grade.
 */
export function readingGrade({ $ }: NamedPage): number {
  const main = $("main").clone();
  main.find("a[href^='http']").remove();
  const blocks = main
    .find("p, li, dd, blockquote")
    .map((_, block) => $(block).text().replace(/\s+/g, " ").trim())
    .get()
    .filter((text) => /[.!?]["”’)]*$/.test(text) || wordsIn(text).length >= 8)
    .map((text) => text.replace(specificationTerms, "it"));
  const words = blocks.flatMap(wordsIn);
  if (words.length === 0) return 0;
  const sentences = blocks.flatMap((block) => segments(block, "sentence"));
  const syllables = words.reduce((sum, word) => sum + syllable(word), 0);
  // The formula of Flesch and Kincaid.
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

const wordsIn = (text: string) => segments(text, "word").filter((word) => /[a-z]/i.test(word));

const segments = (text: string, granularity: "sentence" | "word") =>
  [...new Intl.Segmenter("en-GB", { granularity }).segment(text)].map(({ segment }) => segment);
