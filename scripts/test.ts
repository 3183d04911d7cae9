/** `npm test`: every check, in order, stopping at the first that fails. CI runs the same. */
import { run, testEnvironment } from "./local-site";
import { stop } from "./stop.mjs";

// Ports and folders of their own, so that tests never meet a site that someone is looking at.
const ports = { port: 3100, inboxPort: 3101 };
const environment = testEnvironment(ports, ".test/leads");

const steps = [
  ["Types", "npm run --silent types"],
  ["Lint", "npm run --silent lint"],
  ["Unit tests", "npm run --silent unit"],
  ["Build", "npm run --silent build"],
  ["End-to-end tests", "npm run --silent e2e"],
] as const;

for (const [index, [name, command]] of steps.entries()) {
  console.log(`\n[${index + 1}/${steps.length}] ${name}`);
  const start = Date.now();
  if ((await run(command, environment)) !== 0)
    stop(`${name} failed; the lines above say why.`);
  console.log(
    `    ${name}: done in ${Math.round((Date.now() - start) / 1000)} s`,
  );
}
