/** `npm run dev`: Next's development server beside the same lead inbox. */
import { createInbox, printLead } from "./inbox";
import { listen } from "./listen";
import { localEnvironment, run } from "./local-site";
import { stop } from "./stop.mjs";

const port = Number(process.env.K7_PORT ?? 3000);
const inboxPort = Number(process.env.K7_INBOX_PORT ?? 3001);
const folder = process.env.K7_LEADS_DIR ?? "leads";

try {
  const inbox = createInbox({ folder, onLead: printLead });
  await listen(inbox, inboxPort, "the lead inbox");
  console.log(`The lead inbox:  http://localhost:${inboxPort}`);
  const environment = localEnvironment({ port, inboxPort });
  process.exit(await run(`next dev --port ${port}`, environment));
} catch (error) {
  stop((error as Error).message);
}
