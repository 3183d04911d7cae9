/** `npm run faults`: the fault matrix, the field attacks and a long random walk, on a build of their own: docs/faults.md. */
import { localEnvironment, run } from "./local-site";
import { stop } from "./stop.mjs";

const ports = { port: 3200, inboxPort: 3201 };
process.env.NEXT_PUBLIC_BOOKING_ENDPOINT = "";
process.env.NEXT_PUBLIC_CONSULTATION_ENDPOINT = "";
process.env.NEXT_PUBLIC_LEAD_RESPONSE = "";
process.env.NEXT_PUBLIC_SITE_URL = "";
const environment = {
  K7_WALKS: "200",
  // Drawn here, once: the tests run in several processes, and all must know the same walks.
  K7_SEED: String(Math.floor(Math.random() * 1e6)),
  ...localEnvironment(ports),
  K7_PORT: String(ports.port),
  K7_INBOX_PORT: String(ports.inboxPort),
  K7_OUT_DIR: ".test/site",
  K7_LEADS_DIR: ".test/faults",
};

for (const command of [
  "npm run --silent build",
  "npm run --silent e2e -- faults --project=desktop",
])
  if ((await run(command, environment)) !== 0)
    stop(`${command} failed; the lines above say why.`);
