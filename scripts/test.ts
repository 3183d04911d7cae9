/** `npm test`: every check, in order, stopping at the first that fails. */
import { localPorts, run, testEnvironment } from "./local-site";
import { fail } from "./fail.mjs";

// Ports and folders of their own, so that tests never meet a site that someone is looking at.
const environment = testEnvironment(localPorts(3100, 3101));

/** The chains of a stage run side by side: each of their steps leaves a core idle. */
const stages = [[["types", "build"], ["lint"]], [["unit"]], [["e2e"]]];

for (const [index, chains] of stages.entries()) {
  console.log(`\n[${index + 1}/${stages.length}] ${chains.flat().join(", ")}`);
  await Promise.all(chains.map(follow));
}
console.log("\n✓ Every check passed.");

async function follow(chain: readonly string[]): Promise<void> {
  for (const name of chain) {
    const start = Date.now();
    if ((await run(`npm run --silent ${name}`, environment)) !== 0)
      fail(`npm run ${name} failed; the lines above say why.`);
    console.log(`    ${name}: ${Math.round((Date.now() - start) / 1000)} s`);
  }
}
