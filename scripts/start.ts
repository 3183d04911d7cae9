/** `npm start`: builds the site, serves it, and receives its leads. */
import { createServer, type Server } from "node:http";
import { createInbox, printLead } from "./lead-inbox";
import { phoneText } from "@/components/contact-links/contact-links";
import { listen } from "./listen";
import { localEnvironment, run } from "./local-site";
import { createPreview } from "./preview";
import { stop } from "./stop.mjs";

const port = Number(process.env.K7_PORT ?? 3000);
const inboxPort = Number(process.env.K7_INBOX_PORT ?? 3001);
const leads = process.env.K7_LEADS_DIR ?? "leads";
// Not out/: that folder is for the host, and this build's forms send to this machine.
const folder = process.env.K7_OUT_DIR ?? ".local/site";

try {
  // Fails before the build if a port is in use.
  for (const each of [port, inboxPort]) await tryPort(each);
  const environment = localEnvironment({ port, inboxPort });
  const buildEnvironment = { ...environment, K7_OUT_DIR: folder };
  if ((await run("npm run --silent build", buildEnvironment)) !== 0)
    stop("The build failed; the lines above say why.");

  const site = createPreview(folder);
  const inbox = createInbox({
    folder: leads,
    onLead: printLead,
    phone: phoneText,
  });
  await listen(site, port, "the site");
  await listen(inbox, inboxPort, "the lead inbox");
  console.log(`
The site:        http://localhost:${port}
The lead inbox:  http://localhost:${inboxPort}   (stored in ${leads}/booking.csv and ${leads}/consultation.csv)
Leads go to:     ${environment.NEXT_PUBLIC_BOOKING_ENDPOINT}
                 ${environment.NEXT_PUBLIC_CONSULTATION_ENDPOINT}
Ctrl-C stops both.
`);
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => close([site, inbox]));
} catch (error) {
  stop((error as Error).message);
}

async function tryPort(tried: number): Promise<void> {
  const probe = createServer();
  await listen(probe, tried, tried === port ? "the site" : "the lead inbox");
  await new Promise((resolve) => probe.close(resolve));
}

function close(servers: readonly Server[]): void {
  console.log("\nStopped.");
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
}
