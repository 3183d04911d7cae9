/** `npm test` runs every check. A stage with a failed check ends the run. */
import { fail } from "./fail.mjs";
import { localPorts, testEnvironment } from "./local-site";
import { runInParallel } from "./run";

// The ports and folders differ from those of `npm start`, so that both can run at the same time.
const environment = testEnvironment(localPorts(3100));

/** Runs a script of package.json. */
const npm = (script: string) => `npm run --silent ${script}`;

/** The tests in which content matters run on a copy with the facts of a whole clinic, too: scripts/finished-clinic.ts. */
const inFinishedClinic = (command: string) => `cd .test/finished && ${command}`;

/**
 * The stages run one after another. In a chain, each script of package.json needs the previous
 * one. The chains of a stage run in parallel, because most scripts use one core only.
 */
const stages = [
  {
    title: "Types, build, lint and unit tests",
    chains: [
      [
        npm("types"),
        npm("build"),
        "tsx scripts/finished-clinic.ts",
        inFinishedClinic(npm("build")),
      ],
      [npm("lint"), npm("unit")],
    ],
  },
  { title: "End-to-end tests", chains: [[npm("e2e")]] },
  {
    title: "The finished clinic",
    chains: [
      [
        inFinishedClinic(
          `${npm("e2e")} -- every-page exported home layout phone print same-texts finished.spec`,
        ),
      ],
    ],
  },
];

try {
  for (const { title, chains } of stages) {
    console.log(`\n${title}`);
    await runInParallel(chains, environment);
  }
  console.log("\n✓ Every check passed.");
} catch (error) {
  fail((error as Error).message);
}
