/** `npm start`: builds the site, serves it, and receives its leads. */
import { createServer, type Server } from "node:http";
import { createInbox, printLead } from "./inbox";
import { phoneText } from "@/components/contact-links/contact-links";
import { listen } from "./listen";
import { localEnvironment, run } from "./local-site";
import { createPreview } from "./preview";
import { stop } from "./stop.mjs";

const ports = {
  port: Number(process.env.K7_PORT ?? 3000),
  inboxPort: Number(process.env.K7_INBOX_PORT ?? 3001),
};
const leads = process.env.K7_LEADS_DIR ?? "leads";
// Not out/: that folder is for the CDN, and this build's forms send to this machine.
const folder = process.env.K7_OUT_DIR ?? ".local/site";

try {
  // A taken port should not cost a parent's time, so look before the build.
  await tryPort(ports.port, "the site");
  await tryPort(ports.inboxPort, "the lead inbox");
  const environment = { ...localEnvironment(ports), K7_OUT_DIR: folder };
  if ((await run("npm run --silent build", environment)) !== 0) {
    stop("The build failed; the lines above say why.");
  }
  const site = createPreview(folder);
  const inbox = createInbox({
    folder: leads,
    onLead: printLead,
    phone: phoneText,
  });
  await listen(site, ports.port, "the site");
  await listen(inbox, ports.inboxPort, "the lead inbox");
  console.log(`
The site:        http://localhost:${ports.port}
The lead inbox:  http://localhost:${ports.inboxPort}   (stored in ${leads}/booking.csv and ${leads}/consultation.csv)
Leads go to:     ${environment.NEXT_PUBLIC_BOOKING_ENDPOINT}
                 ${environment.NEXT_PUBLIC_CONSULTATION_ENDPOINT}
Ctrl-C stops both.
`);
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => end([site, inbox]));
} catch (error) {
  stop((error as Error).message);
}

async function tryPort(port: number, what: string): Promise<void> {
  const probe = createServer();
  await listen(probe, port, what);
  await new Promise((resolve) => probe.close(resolve));
}

function end(servers: readonly Server[]): void {
  console.log("\nStopped.");
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
}
