/** Checks the words and facts of content/ before a build: a wrong one stops it with its file and field. */
import { contentProblems } from "./content/content-problems";
import { stop } from "./stop.mjs";

const problems = contentProblems();
for (const problem of problems) console.error(`✗ ${problem}`);
if (problems.length > 0)
  stop("The content needs mending before the site can be built.");
