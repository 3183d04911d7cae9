import { fieldName, fieldNamesOf, type FormName } from "../../endpoint/lead.js";

/** `opaque` is specified (section 7), `readable` an option. */
export type LeadResponse = "opaque" | "readable";

const requestTimeoutMs = 20_000;

/** What the endpoint expects: specification, sections 3 and 7. */
export function leadFrom(form: HTMLFormElement, timestamp: string): FormData {
  const lead = new FormData();
  for (const [name, value] of new FormData(form)) {
    const field = fieldName(name);
    // Of two values for one field, the first that is not empty counts.
    if (isOwnInput(form, name) && !lead.get(field)) lead.set(field, value);
  }
  lead.set("timestamp", timestamp);
  return lead;
}

/** Browsers, their extensions and translators add inputs. */
export const isOwnInput = (form: HTMLFormElement, name: string): boolean =>
  // form.id is an added input if its name is "id".
  fieldNamesOf(form.getAttribute("id") as FormName).some((field) => field === fieldName(name));

/** Throws without endpoint or connection, and at a `readable` answer without `ok: true`. */
export async function sendLead(
  endpoint: string,
  lead: FormData,
  response: LeadResponse,
): Promise<void> {
  // A request to an empty address goes to this page, and the lead is lost.
  if (!endpoint) throw new Error("No endpoint is configured for this form.");

  // Safari has AbortSignal.timeout since version 16 only.
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), requestTimeoutMs);
  try {
    const answer = await fetch(endpoint, {
      method: "POST",
      body: lead,
      // Lets the request finish when the parent leaves the page.
      keepalive: true,
      mode: response === "opaque" ? "no-cors" : "cors",
      signal: controller.signal,
    });
    if (response === "readable") await requireConfirmation(answer);
  } finally {
    clearTimeout(timer);
  }
}

async function requireConfirmation(answer: Response): Promise<void> {
  const { ok } = Object(await answer.json());
  if (!answer.ok || ok !== true)
    throw new Error(`The endpoint did not confirm the lead (status ${answer.status}).`);
}
