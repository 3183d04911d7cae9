/**
 * The local lead inbox: an HTTP server that runs the clinic's script, endpoint/code.js, and stores each tab of the
 * spreadsheet in a CSV file. scripts/start.ts starts it.
 */
import { mkdirSync } from "node:fs";
import { createServer, type IncomingMessage, type Server } from "node:http";
import path from "node:path";
import { eventOf, FakeGoogle, type Answer } from "../endpoint/fake-google";
import { leadForms, readLead } from "../endpoint/lead.js";
import type { FormName, Lead, Pairs } from "../endpoint/lead.js";
import { errorTexts, leadMessages } from "../endpoint/messages.js";
import { CsvSheet } from "./inbox/csv-sheet";
import { leadsPage, waitingPage } from "./inbox/leads-page";
import { checkAddress, methods, pathOf } from "./inbox/read-request";
import { readPost, Refusal } from "./inbox/read-request";

type InboxOptions = {
  /** The folder of the CSV files; created if it does not exist. */
  readonly folder: string;
  /** Is called once for each lead that was written, not when the same lead arrives again. */
  readonly onLead: (form: FormName, lead: Lead) => void;
  /** The phone number on the answer pages for browsers without scripts. */
  readonly phone: string;
};

type Reply = {
  readonly status: number;
  readonly type: Answer["type"] | "plain";
  readonly body: string;
};

/**
 * Creates the server of the inbox, which does not listen yet.
 *
 * @throws Error if a CSV file in the folder has other columns, or the folder cannot be created
 */
export function createInbox({ folder, onLead, phone }: InboxOptions): Server {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const google = new FakeGoogle();
  // On the page "Who is waiting", the links "Open the row" lead to the list of all leads.
  google.address = "/";
  google.report = (line) => console.error(`Lead inbox: ${line}`);
  const script = google.load({ phone });
  const openSheet = (form: FormName) =>
    new CsvSheet(path.join(folder, `${form}.csv`), leadForms[form]);
  // The files are read at once, so that a file with other columns is an error before the first lead.
  const tabs = {
    Booking: openSheet("booking"),
    Consultation: openSheet("consultation"),
  };

  /** Validates a posted lead, checks that the address accepts its form, and gives it to the script. */
  function receive(pairs: Pairs, address: string): Reply {
    google.now = Date.now();
    google.sheets = tabs;
    const read = readLead(pairs, new Date(google.now));
    if (!read.ok) {
      const texts = errorTexts(read.error);
      throw new Refusal(422, texts.en, texts);
    }
    const { form, lead } = read;
    if (!["/leads", "/readable", `/${form}`].includes(address))
      throw new Refusal(
        422,
        `This address takes the ${address.slice(1)} form only.`,
      );

    const name = form === "booking" ? "Booking" : "Consultation";
    if (!tabs[name].isCurrent()) tabs[name] = openSheet(form);
    const before = tabs[name].getLastRow();
    const answer = script.doPost(eventOf(Object.fromEntries(pairs)));
    if (tabs[name].getLastRow() > before) onLead(form, lead);
    // The answer of the script has no status. The lead is valid here, so the only possible error is that it was not
    // saved.
    const isUnsaved = answer.body.includes(leadMessages.en!.notSaved);
    return { ...answer, status: isUnsaved ? 500 : 200 };
  }

  async function reply(request: IncomingMessage): Promise<Reply> {
    const address = pathOf(request);
    try {
      checkAddress(request);
      if (address === "/health") return { ...script.doGet(), status: 200 };
      if (request.method === "POST")
        return receive(await readPost(request), address);

      const sheets = {
        Booking: openSheet("booking"),
        Consultation: openSheet("consultation"),
      };
      if (address === "/")
        return { status: 200, type: "plain", body: leadsPage(sheets) };

      google.now = Date.now();
      google.sheets = sheets;
      const body = waitingPage(script.morningMail_([]));
      return { status: 200, type: "html", body };
    } catch (error) {
      const { status, texts } = refusalOf(error as Error, request);
      const isPage =
        request.method === "POST" &&
        request.headers.accept?.includes("text/html");
      return { ...script.answer_(!isPage, texts), status };
    }
  }

  const server = createServer(async (request, response) => {
    const { status, type, body } = await reply(request);
    const address = pathOf(request);
    if (status === 405) response.setHeader("allow", methods.get(address)!);
    // At Google every origin can read the answer. Here only /readable allows that.
    if (status !== 421 && address === "/readable")
      response.setHeader("access-control-allow-origin", "*");
    const mime = type === "json" ? "application/json" : `text/${type}`;
    response.setHeader("content-type", `${mime}; charset=utf-8`);
    response.writeHead(status, headers).end(body);
  });
  return server;
}

/** The answer to an error. An error of this machine is logged; it may contain file names, never personal data. */
function refusalOf(error: Error, request: IncomingMessage): Refusal {
  if (error instanceof Refusal) return error;
  if (!request.errored) console.error(`Lead inbox: ${error.message}`);
  return new Refusal(500, leadMessages.en!.notSaved);
}

/** An answer must not run scripts, load files, be framed or submit forms. */
const headers = {
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "cache-control": "no-store",
};

/** Prints a lead on the developer's terminal, one field per line. */
export function printLead(form: FormName, lead: Lead): void {
  const lines = Object.entries(lead).map(
    ([name, value]) => `  ${name}: ${value.replaceAll("\n", "\n    ")}`,
  );
  console.log(`New ${form} lead\n${lines.join("\n")}`);
}
