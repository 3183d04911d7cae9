/**
 * `npm start`: builds the site, serves it, and receives its leads. `npm run dev`, which is `--dev`: Next's development
 * server beside the same lead inbox.
 */
import { createServer } from "node:http";
import { phoneText } from "@/components/contact-links/contact-links";
import { createInbox, printLead } from "./inbox";
import { listen } from "./listen";
import { localEnvironment, localPorts, run } from "./local-site";
import { createPreview } from "./preview";
import { stop } from "./stop.mjs";

const { port, inboxPort } = localPorts(3000, 3001);
const leads = process.env.K7_LEADS_DIR ?? "leads";
// Not out/: that folder is for the host, and this build's forms send to this machine.
const folder = process.env.K7_OUT_DIR ?? ".local/site";

try {
  // Fails before the build if a port is in use.
  const probe = createServer();
  await listen(probe, port, "the site");
  await new Promise((resolve) => probe.close(resolve));
  const inbox = createInbox({
    folder: leads,
    onLead: printLead,
    phone: phoneText,
  });
  await listen(inbox, inboxPort, "the lead inbox");

  const environment = localEnvironment({ port, inboxPort });
  if (process.argv.includes("--dev")) {
    console.log(`The lead inbox:  http://localhost:${inboxPort}`);
    process.exit(await run(`next dev --port ${port}`, environment));
  }
  const build = { ...environment, K7_OUT_DIR: folder };
  if ((await run("npm run --silent build -- --preview", build)) !== 0)
    stop("The build failed; the lines above say why.");

  const site = createPreview(folder);
  await listen(site, port, "the site");
  console.log(`
The site:        http://localhost:${port}
The lead inbox:  http://localhost:${inboxPort}   (stored in ${leads}/booking.csv and ${leads}/consultation.csv)
Leads go to:     ${environment.NEXT_PUBLIC_BOOKING_ENDPOINT}
                 ${environment.NEXT_PUBLIC_CONSULTATION_ENDPOINT}
Ctrl-C stops both.
`);
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => {
      console.log("\nStopped.");
      for (const server of [site, inbox]) server.close().closeAllConnections();
    });
} catch (error) {
  stop((error as Error).message);
}
