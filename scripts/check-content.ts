/** Checks the words and facts of content/ before a build: a wrong one stops it with its file and field. */
import { slipInCode } from "./content/slip-in-code";
import { stop } from "./stop.mjs";

const problems = await readContent();
for (const problem of problems) console.error(`✗ ${problem}`);
if (problems.length > 0)
  stop("The content needs mending before the site can be built.");

async function readContent(): Promise<readonly string[]> {
  try {
    // Loaded here, so that a file that cannot be read gets a line of its own.
    const { contentProblems } = await import("./content/content-problems");
    return contentProblems();
  } catch (error) {
    const slip = slipInCode(error, process.cwd());
    if (slip === undefined) throw error;
    return [slip];
  }
}
