/** `npm test`: every check. The first that fails ends the run. */
import { fail } from "./fail.mjs";
import { localPorts, testEnvironment } from "./local-site";
import { runSideBySide } from "./run";

// Other ports and folders than those of `npm start`, so that tests never meet a site that someone is looking at.
const environment = testEnvironment(localPorts(3100, 3101));

/** One after another. The chains of a stage run side by side, because most steps use one core only. */
const stages: readonly Stage[] = [
  { title: "Types, build and lint", chains: [["types", "build"], ["lint"]] },
  { title: "Unit tests", chains: [["unit"]] },
  { title: "End-to-end tests", chains: [["e2e"]] },
];

type Stage = {
  readonly title: string;
  /** Package scripts, each of which needs those before it. */
  readonly chains: readonly (readonly string[])[];
};

try {
  for (const { title, chains } of stages) {
    console.log(`\n${title}`);
    const commands = chains.map((chain) =>
      chain.map((script) => `npm run --silent ${script}`),
    );
    await runSideBySide(commands, environment);
  }
  console.log("\n✓ Every check passed.");
} catch (error) {
  fail((error as Error).message);
}
