/**
 * `npm run test:engines`: the end-to-end tests in every browser engine that this machine has, on a build of their own.
 * With names, as in `npm run test:engines -- firefox webkit`, those engines and no others; one that is missing fails.
 */
import {
  engineNames,
  findEngine,
  type Engine,
  type EngineName,
} from "./engines/find-engines";
import { run, testEnvironment } from "./local-site";
import { stop } from "./stop.mjs";

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !isEngineName(name));
if (unknown.length > 0)
  stop(
    `There is no engine called ${unknown.join(", ")}. There are ${engineNames.join(", ")}.`,
  );

const found: Engine[] = [];
const missing: EngineName[] = [];
for (const name of asked.length > 0 ? asked.filter(isEngineName) : engineNames)
  look(name);
if (asked.length > 0 && missing.length > 0)
  stop(
    `Asked for ${asked.length} engines, and ${found.length} can run here: ${missing.join(", ")} missing.`,
  );
if (found.length === 0) stop("No engine can run here.");

const ports = {
  port: Number(process.env.K7_PORT ?? 3100),
  inboxPort: Number(process.env.K7_INBOX_PORT ?? 3101),
};
const environment = testEnvironment(ports, ".test/engines");

if ((await run("npm run --silent build", environment)) !== 0)
  stop("The build failed; the lines above say why.");

const failed: EngineName[] = [];
for (const { name, drive, environment: own } of found) {
  console.log(`\n${name}`);
  const command = "npm run --silent e2e";
  const all = { ...environment, ...own, K7_ENGINE: drive, K7_THOROUGH: "1" };
  if ((await run(command, all)) !== 0) failed.push(name);
}

console.log("");
for (const { name, what } of found)
  console.log(`${failed.includes(name) ? "✗" : "✓"} ${name}: ${what}`);
for (const name of missing) console.log(`- ${name}: not run`);
if (failed.length > 0)
  stop(`Failed in ${failed.join(" and ")}; the lines above say where.`);

function look(name: EngineName): void {
  const engine = findEngine(name);
  if ("why" in engine) {
    console.log(`- ${name} cannot run: ${engine.why}`);
    missing.push(name);
  } else {
    console.log(`+ ${name}: ${engine.what}`);
    found.push(engine);
  }
}

function isEngineName(name: string): name is EngineName {
  return (engineNames as readonly string[]).includes(name);
}
