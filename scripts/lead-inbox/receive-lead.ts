import type { IncomingMessage, ServerResponse } from "node:http";
import {
  readLead,
  sentByScript,
  type FormName,
  type Lead,
} from "../../endpoint/lead.js";
import { allow, explain, sendJson, sendPage, stopReading } from "./answer";
import type { LeadFiles } from "./lead-files";
import { sorryPage, thanksPage } from "./pages";
import { readPost, Refusal } from "./read-post";

export type Receiver = {
  readonly files: LeadFiles;
  readonly onLead?: ((form: FormName, lead: Lead) => void) | undefined;
  readonly phone?: string | undefined;
};

/**
 * Takes one post of the expected form, keeps the lead and answers once it is on disk: JSON to the site's script, a page to a browser
 * that posted by itself. Whatever is refused leaves no trace. Never rejects.
 */
export async function receiveLead(
  expected: FormName | "either",
  request: IncomingMessage,
  response: ServerResponse,
  { files, onLead, phone }: Receiver,
): Promise<void> {
  // Until the fields are known, a browser that posted by itself shows in what it wants back.
  let scripted = !request.headers.accept?.includes("text/html");
  try {
    allow(request, response, "POST");
    const pairs = await readPost(request);
    if (pairs.length > 0) scripted = sentByScript(pairs);

    const read = readLead(pairs, new Date());
    if (!read.ok) throw new Refusal(422, read.error);
    if (expected !== "either" && read.form !== expected)
      throw new Refusal(422, `This address takes the ${expected} form only.`);

    const kept = await files.keep(read.form, read.lead);
    if (kept === "new") tell(onLead, read.form, read.lead);
    if (scripted) sendJson(response, 200, { ok: true });
    else sendPage(response, 200, thanksPage(phone));
  } catch (error) {
    if (request.destroyed && !request.complete) return;
    const { status, message } = explain(error);
    if (scripted) sendJson(response, status, { ok: false, error: message });
    else sendPage(response, status, sorryPage(message, phone));
    stopReading(request);
  }
}

function tell(onLead: Receiver["onLead"], form: FormName, lead: Lead) {
  try {
    onLead?.(form, lead);
  } catch (error) {
    console.error(`Lead inbox: onLead failed: ${(error as Error).name}`);
  }
}
