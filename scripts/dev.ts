/** `npm run dev`: Next's development server beside the same lead inbox. */
import { createInbox, printLead } from "./inbox";
import { listen } from "./listen";
import { localEnvironment, run } from "./local-site";
import { stop } from "./stop.mjs";

const port = Number(process.env.K7_PORT ?? 3000);
const inboxPort = Number(process.env.K7_INBOX_PORT ?? 3001);

try {
  const inbox = createInbox({
    folder: process.env.K7_LEADS_DIR ?? "leads",
    onLead: printLead,
  });
  await listen(inbox, inboxPort, "the lead inbox");
  console.log(`The lead inbox:  http://localhost:${inboxPort}`);
  process.exit(
    await run(`next dev --port ${port}`, localEnvironment({ port, inboxPort })),
  );
} catch (error) {
  stop((error as Error).message);
}
