/** `npm test` runs every check. A stage with a failed check ends the run. */
import { fail } from "./fail.mjs";
import { localPorts, testEnvironment } from "./local-site";
import { runInParallel } from "./run";

// The ports and folders differ from those of `npm start`, so that both can run at the same time.
const environment = testEnvironment(localPorts(3100));

/**
 * The stages run one after another. In a chain, each script of package.json needs the previous
 * one. The chains of a stage run in parallel, because most scripts use one core only.
 */
const stages = [
  {
    title: "Types, build, lint and unit tests",
    chains: [
      ["types", "build"],
      ["lint", "unit"],
    ],
  },
  { title: "End-to-end tests", chains: [["e2e"]] },
];

try {
  for (const { title, chains } of stages) {
    console.log(`\n${title}`);
    const commands = chains.map((chain) =>
      chain.map((script) => `npm run --silent ${script}`),
    );
    await runInParallel(commands, environment);
  }
  console.log("\n✓ Every check passed.");
} catch (error) {
  fail((error as Error).message);
}
