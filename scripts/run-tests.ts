/** `npm test` runs every check. A stage with a failed check ends the run. */
import { fail } from "./lib/fail.mjs";
import { testEnvironment } from "./lib/local-site";
import { runInParallel } from "./lib/run";

/** Runs a script of package.json. */
const npm = (script: string) => `npm run --silent ${script}`;

/** Runs a command in the copy with the facts of a whole clinic: scripts/finished-clinic.ts. */
const inFinishedClinic = (command: string) => `cd .test/finished && ${command}`;

/** The specs in which content matters: they run on the copy. phone.spec.ts runs on today's content, too. */
const ofContent = [
  "book",
  "editor",
  "every-page",
  "exported-pages",
  "home",
  "layout",
  "print",
].map((name) => `${name}.spec`);

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
  {
    title: "End-to-end tests",
    // e2e/playwright.config.ts leaves them out.
    settings: { K7_LEAVE_OUT: ofContent.join() },
    chains: [[npm("e2e")]],
  },
  {
    title: "The finished clinic",
    chains: [
      [inFinishedClinic(`${npm("e2e")} -- ${ofContent.join(" ")} phone.spec`)],
    ],
  },
];

try {
  for (const { title, chains, settings } of stages) {
    console.log(`\n${title}`);
    await runInParallel(chains, { ...testEnvironment(), ...settings });
  }
  console.log("\n✓ Every check passed.");
} catch (error) {
  fail((error as Error).message);
}
