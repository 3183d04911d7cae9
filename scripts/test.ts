/** `npm test` runs every check. A stage with a failed check ends the run. */
import { readdirSync, readFileSync } from "node:fs";
import { fail } from "./fail.mjs";
import { testEnvironment } from "./serve/local-environment";
import { runInParallel } from "./run-command";

const npm = (script: string) => `npm run --silent ${script}`;

/** In the copy with the facts of a whole clinic: editor/finished-clinic.fixture.ts. */
const inFinishedClinic = (command: string) => `cd .test/finished && ${command}`;

const content = readdirSync("content", { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ts"))
  .map((name) => `content/${name}`);

/** The suites that give content/ the same facts for every clinic. */
const withOwnFacts = readdirSync("editor")
  .filter((name) => name.endsWith(".test.ts"))
  .map((name) => `editor/${name}`)
  .filter((name) => readFileSync(name, "utf8").includes("./api.fixture"));

/**
 * The chains of a stage run in parallel; in a chain, each command needs the previous one. What
 * reads content/ runs on two clinics: today's, and a whole one.
 */
const stages = [
  {
    title: "Types, lint, unit tests, and the build of the finished clinic",
    chains: [
      [npm("types"), "tsx editor/finished-clinic.fixture.ts", inFinishedClinic(npm("build"))],
      [npm("lint"), npm("unit")],
    ],
  },
  {
    title: "The finished clinic: unit tests of what reads content/, and end-to-end tests",
    chains: [
      [
        inFinishedClinic(
          `${npm("unit")} -- --findRelatedTests ${content.join(" ")} --testPathIgnorePatterns ${withOwnFacts.join(" ")}`,
        ),
      ],
      [npm("e2e")],
    ],
  },
];

try {
  for (const { title, chains } of stages) {
    console.log(`\n${title}`);
    await runInParallel(chains, testEnvironment());
  }
  console.log("\n✓ Every check passed.");
} catch (error) {
  fail((error as Error).message);
}
