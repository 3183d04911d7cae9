import { theElement } from "../postbuild/tree";
import { nameOf, type ExportedSite } from "./exported-site";
import { textBlocks } from "./page-text";

/** The highest Flesch-Kincaid grade of a page: what a person of 13 or 14 reads with ease. */
export const highestGrade = 8;

/** The clinic's terms as the specification gives them: names, which no editor may make shorter. */
const givenTerms =
  /sensory integration|oro-motor therapy|environmental modification|cognitive rehabilitation|gait training|emotional and behavioural needs|emotional regulation|communication, language, articulation and swallowing|equal access to education for students with disabilities|(?:occupational|speech|behavioural) therapy|special education|psychological counselling/gi;

/**
 * The reading grade of each page's main part; a given term counts as one short word. Headings, labels and other scraps are left out, because a scrap
 * counts as a short sentence and would make every page look easier than it is.
 */
export function readingGrades(site: ExportedSite): ReadonlyMap<string, number> {
  return new Map(
    site.pages.map((page) => {
      const prose = textBlocks(
        theElement(page.document, "main"),
        site.origin,
      ).filter(isProse);
      const own = prose.map((block) => block.replace(givenTerms, "it"));
      return [nameOf(page), gradeOf(own)];
    }),
  );
}

/** The Flesch-Kincaid grade of some blocks of text; a block ends its last sentence. */
export function gradeOf(blocks: readonly string[]): number {
  const sentences = blocks
    .flatMap((block) => block.split(/[.!?]+["”’)]*(?:\s|$)/))
    .map((sentence) => wordsIn(sentence))
    .filter(({ length }) => length > 0);
  const words = sentences.flat();
  if (words.length === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  return (
    0.39 * (words.length / sentences.length) +
    11.8 * (syllables / words.length) -
    15.59
  );
}

/** A sentence or more, or a line long enough to be read as one. */
function isProse(block: string): boolean {
  return /[.!?]["”’)]*$/.test(block) || wordsIn(block).length >= 8;
}

function wordsIn(text: string): readonly string[] {
  return text.match(/[A-Za-z][A-Za-z’']*/g) ?? [];
}

/** "ed" in "asked", "es" in "makes", "e" in "like", but not "wanted", "boxes" or "little". */
const silentEnd =
  /(?:(?<=[^aeiouytd])ed|(?<=[^aeiouycghlsxz])es|(?<=[^aeiouyl])e|(?<=[aeiouy]l)es?)$/;

/** Groups of vowels, less the silent ones: right for most words, close enough for a page. */
export function syllablesIn(word: string): number {
  const bare = word.toLowerCase().replace(/[^a-z]/g, "");
  const groups = bare
    .replace(silentEnd, "")
    .replace(/^y/, "")
    .match(/[aeiouy]+/g);
  // "idea", "being", "science": two vowels that are heard as two.
  const split =
    bare.match(
      /(?<![cgst])i[aou](?!u)|iet|ien(?=ce)|ea(?=tion|$)|eing|uing/g,
    ) ?? [];
  return Math.max(1, (groups ?? []).length + split.length);
}
