/**
 * The last step of `npm run build`: reads the finished export as a parent and a search engine will, and fails at an
 * address that leads nowhere, a fact in a second spelling, or a page that is hard to read.
 */
import { site as facts } from "@/content/site";
import { addressErrors } from "./check-site/addresses";
import { readSite } from "./check-site/exported-site";
import { factErrors } from "./check-site/facts";
import { brokenLinks } from "./check-site/links";
import { highestGrade, readingGrade } from "./check-site/reading-grade";
import { mergeErrors } from "./merge-errors";

const folder = process.env.K7_OUT_DIR ?? "out";
const site = readSite(folder);
const grades = site.pages.map(
  (page) => [page.name, readingGrade(page)] as const,
);
const errors = [
  ...(await brokenLinks(folder, site)),
  ...addressErrors(site),
  ...site.pages.flatMap((page) => factErrors(page, facts)),
  ...grades
    .filter(([, grade]) => grade > highestGrade)
    .map(
      ([name, grade]) =>
        `${name}: reads at grade ${grade.toFixed(1)}, and ${highestGrade} is the most: shorter sentences, shorter words`,
    ),
];

console.log(`\nreading grade, at most ${highestGrade}`);
for (const [name, grade] of grades)
  console.log(`${grade.toFixed(1).padStart(4)}  ${name}`);
for (const line of mergeErrors(errors)) console.error(`✗ ${line}`);
if (errors.length > 0) {
  console.error("The exported site must be right before it can be served.");
  process.exitCode = 1;
}
