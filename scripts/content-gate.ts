/**
 * The last step of `npm run build`: reads the finished export as a parent and a search engine will, and stops at an
 * address that leads nowhere, a fact in two forms, a slip in the words, or a page that is hard to read.
 */
import { pathToFileURL } from "node:url";
import { readSite } from "./content-gate/exported-site";
import { factProblems } from "./content-gate/facts";
import { linkProblems } from "./content-gate/links";
import { highestGrade, readingGrades } from "./content-gate/reading-grade";
import { wordProblems } from "./content-gate/words";
import { stop } from "./stop.mjs";

export type GateResult = {
  /** One line a fault; empty when the export may pass. */
  readonly problems: readonly string[];
  /** The Flesch-Kincaid grade of each route. */
  readonly grades: ReadonlyMap<string, number>;
};

/**
 * Checks an export.
 *
 * @param folder - the export, finished by `scripts/postbuild.ts`
 * @throws when the folder holds no export
 */
export function contentGate(folder: string): GateResult {
  const site = readSite(folder);
  const grades = readingGrades(site);
  const hard = [...grades]
    .filter(([, grade]) => grade > highestGrade)
    .map(
      ([route, grade]) =>
        `${route}: reads at grade ${grade.toFixed(1)}, and ${highestGrade} is the most: shorter sentences, shorter words`,
    );
  return {
    problems: [
      ...linkProblems(site),
      ...factProblems(site),
      ...wordProblems(site),
      ...hard,
    ],
    grades,
  };
}

/** The grades as a small table. */
export function gradeTable(grades: ReadonlyMap<string, number>): string {
  const width = Math.max(...[...grades.keys()].map(({ length }) => length));
  return [
    `${"reading grade".padEnd(width)}  at most ${highestGrade}`,
    ...[...grades].map(
      ([route, grade]) =>
        `${route.padEnd(width)}  ${grade.toFixed(1).padStart(9)}`,
    ),
  ].join("\n");
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  try {
    const { problems, grades } = contentGate(process.env.K7_OUT_DIR ?? "out");
    console.log(`\n${gradeTable(grades)}`);
    for (const problem of problems) console.error(`✗ ${problem}`);
    if (problems.length > 0)
      stop("The exported site needs mending before it can be served.");
  } catch (error) {
    stop((error as Error).message);
  }
}
