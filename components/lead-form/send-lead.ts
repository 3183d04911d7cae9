import { fieldName, fieldsOf, type FormName } from "../../endpoint/lead.js";

/** How the endpoint's answer is treated. "opaque" is the specification's, section 7; "readable" is an option of this site. */
export type LeadResponse = "opaque" | "readable";

/** Where each form sends its lead. The page has it in the props of the island, whose script has no environment variables. */
export const leadEndpoints = {
  booking: process.env.NEXT_PUBLIC_BOOKING_ENDPOINT ?? "",
  consultation: process.env.NEXT_PUBLIC_CONSULTATION_ENDPOINT ?? "",
} as const;

/** Whether the endpoints answer in a way that the page may read. */
export const leadResponse: LeadResponse =
  process.env.NEXT_PUBLIC_LEAD_RESPONSE === "readable" ? "readable" : "opaque";

/** Milliseconds after which a request without an answer has failed. */
const requestTimeoutMs = 20_000;

/**
 * The fields of a form as the endpoint expects them (specification, sections 3 and 7), and nothing that others have added.
 *
 * @param form - the filled form
 * @param timestamp - the moment of submitting, ISO 8601
 */
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

/** Whether a form of the site has an input of this name. A browser, its extensions and translators may add others. */
export const isOwnInput = (form: HTMLFormElement, name: string): boolean =>
  // form.id is an added input if its name is "id".
  fieldsOf(form.getAttribute("id") as FormName).some((field) => field === fieldName(name));

/**
 * Sends one lead with one POST.
 *
 * @param endpoint - absolute address of the endpoint; empty when the clinic has not set one
 * @param lead - the fields to send
 * @param response - "opaque": the answer cannot be read, so only a failed request counts as a failure.
 *   "readable": only a JSON answer with `ok: true` counts as sent.
 * @throws when there is no endpoint, no connection, or no readable confirmation
 */
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
