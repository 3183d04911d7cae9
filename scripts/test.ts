/**
 * `npm test`: every check, in order, stopping at the first that fails. Of end-to-end tests that are much alike it runs
 * a sample; `npm run test:all`, and with it the workflows in .github, run all of them.
 */
import { run, runApart, testEnvironment } from "./local-site";
import { stop } from "./stop.mjs";

// Ports and folders of their own, so that tests never meet a site that someone is looking at.
const ports = {
  port: Number(process.env.K7_PORT || 3100),
  inboxPort: Number(process.env.K7_INBOX_PORT || 3101),
};
const environment = {
  ...testEnvironment(ports, ".test/leads"),
  // The build need not look at them again: next.config.mjs.
  K7_TYPES_CHECKED: "1",
  ...(process.argv.includes("--all") && { K7_THOROUGH: "1" }),
};

/** Those of one stage run side by side: each alone would leave a core idle. */
const stages: readonly Readonly<Record<string, string>>[] = [
  { Types: "npm run --silent types", Lint: "npm run --silent lint" },
  { "Unit tests": "npm run --silent unit" },
  { Build: "npm run --silent build" },
  { "End-to-end tests": "npm run --silent e2e" },
];

for (const [index, stage] of stages.entries()) {
  const steps = Object.entries(stage);
  const names = steps.map(([name]) => name);
  console.log(`\n[${index + 1}/${stages.length}] ${names.join(" and ")}`);
  const alone = steps.length === 1;
  const failed: string[] = [];
  await Promise.all(
    steps.map(async ([name, command]) => {
      const start = Date.now();
      const { code, output } = alone
        ? { code: await run(command, environment), output: "" }
        : await runApart(command, environment);
      process.stdout.write(output);
      const seconds = Math.round((Date.now() - start) / 1000);
      console.log(
        `    ${name}: ${code === 0 ? "done in" : "failed after"} ${seconds} s`,
      );
      if (code !== 0) failed.push(name);
    }),
  );
  if (failed.length > 0)
    stop(`${failed.join(" and ")} failed; the lines above say why.`);
}
