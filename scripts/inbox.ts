/**
 * The local lead inbox: an HTTP server that runs the clinic's script (endpoint/) and stores each tab of the
 * spreadsheet in a CSV file. scripts/start.ts starts it.
 */
import { mkdirSync } from "node:fs";
import { createServer, type IncomingMessage, type Server } from "node:http";
import path from "node:path";
import { eventOf, FakeGoogle } from "../endpoint/fake-google";
import type { Answer } from "../endpoint/fake-output";
import { readLead } from "../endpoint/lead.js";
import type { FormName, Lead, Pairs } from "../endpoint/lead.js";
import { errorTexts, leadMessages } from "../endpoint/messages.js";
import { readTab, writeTab } from "./inbox/csv-tab";
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
 * @throws Error if a CSV file in the folder cannot be read, or the folder cannot be created
 */
export function createInbox({ folder, onLead, phone }: InboxOptions): Server {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const google = new FakeGoogle();
  // On the page "Who is waiting", the links "Open the row" lead to the list of all leads.
  google.address = "/";
  google.report = (line) => console.error(`Lead inbox: ${line}`);
  const script = google.load({ phone });
  const fileOf = (form: FormName) => path.join(folder, `${form}.csv`);

  /** Reads the files into the script's spreadsheet. A person may have edited them since the last request. */
  function openBook() {
    google.now = Date.now();
    return (google.sheets = {
      Booking: readTab(fileOf("booking")),
      Consultation: readTab(fileOf("consultation")),
    });
  }
  // A file that cannot be read is an error before the first lead.
  openBook();

  /** Validates a posted lead, checks that the address accepts its form, and gives it to the script. */
  function receive(pairs: Pairs, address: string): Reply {
    const read = readLead(pairs, new Date());
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

    const { Booking, Consultation } = openBook();
    const tab = form === "booking" ? Booking : Consultation;
    const before = tab.getLastRow();
    const answer = script.doPost(eventOf(pairs));
    // The answer has no status. The lead is valid here, so the only possible error is that it was not saved.
    if (answer.body.includes(leadMessages.en!.notSaved))
      return { ...answer, status: 500 };
    // The script does not save a lead that arrives again.
    if (tab.getLastRow() > before) {
      writeTab(fileOf(form), tab);
      onLead(form, lead);
    }
    return { ...answer, status: 200 };
  }

  async function reply(request: IncomingMessage): Promise<Reply> {
    const address = pathOf(request);
    try {
      checkAddress(request);
      if (address === "/health") return { ...script.doGet(), status: 200 };
      if (request.method === "POST")
        return receive(await readPost(request), address);

      const tabs = openBook();
      if (address === "/")
        return { status: 200, type: "plain", body: leadsPage(tabs) };

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
