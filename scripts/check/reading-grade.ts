import type { NamedPage } from "./texts";

/** A US school grade; 8 is for ages 13 to 14. */
export const maxGrade = 8;

/** The Automated Readability Index. Headings, labels and links would count as short sentences. */
export function readingGrade({ $ }: NamedPage): number {
  const main = $("main").clone();
  main.find("a[href^='http']").remove();
  const blocks = main
    .find("p, li, dd, blockquote")
    .map((_, block) => $(block).text().replace(/\s+/g, " ").trim())
    .get()
    .filter((text) => /[.!?]["”’)]*$/.test(text) || wordsIn(text).length >= 8);
  const words = blocks.flatMap(wordsIn);
  if (words.length === 0) return 0;
  const sentences = blocks.flatMap((block) => segments(block, "sentence"));
  const characters = words.join("").replace(/[^a-z\d]/gi, "");
  return (
    4.71 * (characters.length / words.length) + 0.5 * (words.length / sentences.length) - 21.43
  );
}

const wordsIn = (text: string) => segments(text, "word").filter((word) => /[a-z]/i.test(word));

const segments = (text: string, granularity: "sentence" | "word") =>
  [...new Intl.Segmenter("en-GB", { granularity }).segment(text)].map(({ segment }) => segment);
