// The local stand-in for the endpoint: takes both forms, keeps one CSV file for each, lists what arrived.
// `npm run inbox` starts it alone; K7_INBOX_PORT and K7_LEADS_DIR set the port and the folder.
import http from "node:http";
import { pathToFileURL } from "node:url";
import type { FormName, Lead } from "../endpoint/lead.js";
import { allow, explain, sendJson, sendPage } from "./lead-inbox/answer";
import { openLeadFiles, type LeadFiles } from "./lead-inbox/lead-files";
import { leadsPage } from "./lead-inbox/pages";
import { receiveLead } from "./lead-inbox/receive-lead";

export type InboxOptions = {
  /** Where the CSV files are; made if missing. */
  readonly folder: string;
  /** Called once for each lead that was written, not for repeats. */
  readonly onLead?: (form: FormName, lead: Lead) => void;
  /** The phone line on the pages for parents without scripts. */
  readonly phone?: string;
};

/** Which form an address takes. Only /readable lets a page of another origin read the answer, as endpoint/code.js does. */
const addresses: Record<string, FormName | "either"> = {
  "/booking": "booking",
  "/consultation": "consultation",
  "/leads": "either",
  "/readable": "either",
};

/**
 * The inbox as a server that does not listen yet.
 * @throws if a CSV file in the folder has other columns, or the folder cannot be made
 */
export function createInbox(options: InboxOptions): http.Server {
  const { folder, onLead, phone } = options;
  const files = openLeadFiles(folder);
  const server = http.createServer((request, response) => {
    const path = (request.url ?? "").split("?")[0]!;
    const form = addresses[path];
    if (path === "/readable")
      response.setHeader("access-control-allow-origin", "*");

    if (form)
      void receiveLead(form, request, response, { files, onLead, phone });
    else void show(path, request, response, files);
  });
  // Milliseconds for a whole request: longer than a slow phone needs for 64 KiB, shorter than anybody waits.
  server.requestTimeout = 60_000;
  return server;
}

async function show(
  path: string,
  request: http.IncomingMessage,
  response: http.ServerResponse,
  files: LeadFiles,
) {
  try {
    if (path !== "/" && path !== "/health")
      return sendJson(response, 404, refused("There is nothing here."));
    allow(request, response, "GET, HEAD");
    if (path === "/health")
      return sendJson(response, 200, { ok: true, service: "k7-leads" });

    const booking = await files.list("booking");
    const consultation = await files.list("consultation");
    sendPage(response, 200, leadsPage({ booking, consultation }));
  } catch (error) {
    const { status, message } = explain(error);
    sendJson(response, status, refused(message));
  }
}

const refused = (error: string) => ({ ok: false, error });

/** Prints a lead on the developer's terminal, one field a line. */
export function printLead(form: FormName, lead: Lead): void {
  const lines = Object.entries(lead).map(
    ([name, value]) => `  ${name}: ${value.replaceAll("\n", "\n    ")}`,
  );
  console.log(`New ${form} lead\n${lines.join("\n")}`);
}

function main() {
  const port = Number(process.env.K7_INBOX_PORT || 3001);
  const folder = process.env.K7_LEADS_DIR || "./leads";
  if (!(Number.isInteger(port) && port >= 0 && port <= 65535))
    return fail("K7_INBOX_PORT is not a port number.");

  try {
    const server = createInbox({ folder, onLead: printLead });
    server.on("error", (error: NodeJS.ErrnoException) =>
      fail(
        error.code === "EADDRINUSE"
          ? `port ${port} is taken; set K7_INBOX_PORT to another.`
          : error.message,
      ),
    );
    // This machine only: the list shows what parents wrote.
    server.listen(port, "127.0.0.1", () => {
      const { port: used } = server.address() as { port: number };
      console.log(`Lead inbox: http://localhost:${used} writes to ${folder}`);
    });
    closeOnSignal(server);
  } catch (error) {
    fail((error as Error).message);
  }
}

function fail(line: string): never {
  console.error(`Lead inbox: ${line}`);
  process.exit(1);
}

/** Rows under way are finished; whoever holds a connection open longer than two seconds is cut off. */
function closeOnSignal(server: http.Server) {
  const close = () => {
    server.close();
    setTimeout(() => server.closeAllConnections(), 2000).unref();
  };
  process.once("SIGINT", close).once("SIGTERM", close);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) main();
