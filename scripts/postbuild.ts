/**
 * The second half of `npm run build`: finishes what `next build` exported, and checks its weight.
 *
 * The export lies in out/ unless K7_OUT_DIR says otherwise, as in next.config.mjs, where it is the `distDir`: with
 * `output: "export"` Next writes the site itself there and keeps its own files in .next. So a test builds with, say,
 * K7_OUT_DIR=.test/site, and this step follows.
 */
import { finalise } from "./postbuild/finalise";
import { overweight, weightTable } from "./postbuild/weigh";

try {
  const weights = await finalise(process.env["K7_OUT_DIR"] ?? "out");
  console.log(weightTable(weights));
  const faults = overweight(weights);
  if (faults.length > 0)
    throw new Error(`over budget\n  ${faults.join("\n  ")}`);
} catch (error) {
  console.error(`postbuild: ${(error as Error).message}`);
  process.exitCode = 1;
}
