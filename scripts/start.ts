import { createServer, type Server } from "node:http";
import { contentIn } from "@/site-content/content";
import { english } from "@/site-content/languages";
import { fail, failBecause } from "./fail.mjs";
import { createInbox } from "./serve/lead-inbox";
import { listen, thisMachine } from "./serve/listen";
import { localEnvironment, localPorts } from "./serve/local-environment";
import { createStaticServer } from "./serve/static-server";
import { run } from "./run-command";

const { port, inboxPort } = localPorts(3000);
const leadsFolder = process.env.K7_LEADS_DIR || "leads";

const commands: Record<string, () => Promise<void>> = {
  "": start,
  "--dev": develop,
  "--serve": () => startSite(process.env.K7_OUT_DIR || "out"),
  "--inbox": startInbox,
};

const argument = process.argv[2] ?? "";
const command = commands[argument];
if (command === undefined)
  fail(
    `There is no ${argument}: npm start builds and serves the site and its lead inbox; npm start -- --serve only serves the site, --inbox only the inbox, --dev both while you write code.`,
  );
command().catch(failBecause);

async function start(): Promise<void> {
  // A taken port fails at once, and not after the build.
  const probe = createServer();
  await listen(probe, port, "the site");
  await new Promise((resolve) => probe.close(resolve));
  await startInbox();

  // Not out/, which is uploaded: the forms of this build send to localhost.
  const folder = process.env.K7_OUT_DIR || ".start/site";
  const environment = localEnvironment({ port, inboxPort });
  const buildEnvironment = { ...environment, K7_OUT_DIR: folder };
  if ((await run("npm run --silent build -- --preview", buildEnvironment)) !== 0)
    fail("The build failed; the lines above say why.");

  await startSite(folder);
  console.log(`Leads go to:     ${environment.NEXT_PUBLIC_BOOKING_ENDPOINT}
                 ${environment.NEXT_PUBLIC_CONSULTATION_ENDPOINT}
Ctrl-C stops the site and the inbox.`);
}

async function develop(): Promise<void> {
  await startInbox();
  const environment = localEnvironment({ port, inboxPort });
  process.exit(await run(`next dev --port ${port}`, { ...environment, NODE_ENV: "development" }));
}

async function startSite(folder: string): Promise<void> {
  const address = await serve(createStaticServer(folder), port, "the site");
  console.log(`The site:        ${address}`);
}

async function startInbox(): Promise<void> {
  const inbox = createInbox(leadsFolder, contentIn(english).contact.phone.text);
  const address = await serve(inbox, inboxPort, "the lead inbox");
  console.log(
    `The lead inbox:  ${address}   (stored in ${leadsFolder}/booking.csv and ${leadsFolder}/consultation.csv)
Who is waiting:  ${address}/leads`,
  );
}

async function serve(server: Server, wantedPort: number, name: string) {
  return `http://${thisMachine}:${await listen(server, wantedPort, name)}`;
}
