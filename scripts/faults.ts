/** `npm run faults`: the fault matrix, the field attacks and a long random walk, on a build of their own: docs/faults.md. */
import { run, testEnvironment } from "./local-site";
import { stop } from "./stop.mjs";

const ports = { port: 3200, inboxPort: 3201 };
const environment = {
  ...testEnvironment(ports, ".test/faults"),
  K7_THOROUGH: "1",
  K7_WALKS: "200",
  // Drawn here, once: the tests run in several processes, and all must know the same walks.
  K7_SEED: String(Math.floor(Math.random() * 1e6)),
};

for (const command of [
  "npm run --silent build",
  "npm run --silent e2e -- faults --project=desktop",
])
  if ((await run(command, environment)) !== 0)
    stop(`${command} failed; the lines above say why.`);
