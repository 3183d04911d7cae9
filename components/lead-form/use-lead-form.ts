import { useEffect, useRef, useState, type FormEvent, type MouseEvent } from "react";
import type { IslandMessages } from "@/components/island/island-messages";
import { messageTimeMs, type LoadedForm } from "@/components/island/protocol";
import { emptyForm, keepDraft } from "./draft";
import { leadFrom, sendLead, type LeadResponse } from "./send-lead";
import { assertHoneypotEmpty, reportInvalid } from "./submit-checks";

export type LeadFormSettings = {
  /** Where the form sends; empty if no endpoint is set. */
  readonly endpoint: string;
  readonly response: LeadResponse;
  readonly messages: IslandMessages["lead-form"];
  /** The form of the served page, at hydration. */
  readonly served?: LoadedForm;
};

type Outcome = "none" | "success" | "error";

/** The last lead that was sent. */
export type SentLead = {
  /** "readable": the page has read the answer, so the lead has arrived. "opaque": it could not read it. */
  readonly response: LeadResponse;
  /** The phone number that the parent typed. */
  readonly number: string;
};

type LeadFormState = {
  /** True from the press of Submit until the request has ended. */
  readonly submitting: boolean;
  /** The message of the status line: cleared after five seconds. */
  readonly message: Outcome;
  /** How the last request ended; kept until the next one starts. */
  readonly outcome: Outcome;
  readonly sentLead: SentLead;
  /** Before a submit: stops it if the form is invalid. Enter in a field clicks the button too. */
  readonly press: (event: MouseEvent<HTMLButtonElement>) => void;
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
};

/** The submit life cycle of both forms: specification, sections 4, 8 and 9. */
export function useLeadForm({
  endpoint,
  response,
  messages,
  served,
}: LeadFormSettings): LeadFormState {
  // The loader may have given up a press, and shows the panel.
  const ending = served?.querySelector("output + :not(:empty)") ? "error" : "none";
  const [submitting, setSubmitting] = useState(false);
  const [message, setMessage] = useState<Outcome>(ending);
  const [outcome, setOutcome] = useState<Outcome>(ending);
  const [sentLead, setSentLead] = useState<SentLead>({
    response: "opaque",
    number: "",
  });
  // State updates are asynchronous; the ref blocks a double click synchronously.
  const busy = useRef(false);

  useEffect(() => {
    if (message === "none") return;
    const timer = setTimeout(() => setMessage("none"), messageTimeMs);
    return () => clearTimeout(timer);
  }, [message]);

  function report(ending: Outcome) {
    setMessage(ending);
    setOutcome(ending);
  }

  async function send(form: HTMLFormElement) {
    const fields = serialize(form);
    // The lead is what the fields held at the press; a parent may type while it is sent.
    const lead = leadFrom(form, new Date().toISOString());
    try {
      assertHoneypotEmpty(form);
      await sendLead(endpoint, lead, response);
      const number = lead.get("phoneNumber") ?? lead.get("contact");
      setSentLead({ response, number: String(number) });
      // Text that was typed after the press has not been sent and is kept.
      if (serialize(form) === fields) emptyForm(form);
      return "success";
    } catch (error) {
      console.error("The lead was not sent.", error);
      return "error";
    }
  }

  function press(event: MouseEvent<HTMLButtonElement>) {
    const form = event.currentTarget.form!;
    if (!reportInvalid(form, messages.fields)) return;
    event.preventDefault();
    // reportInvalid has emptied fields that held only blanks.
    keepDraft(form);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    // The loader holds this press; the form gets it when it takes over.
    if (event.defaultPrevented) return;
    event.preventDefault();
    const form = event.currentTarget;
    if (busy.current) return;
    busy.current = true;
    setSubmitting(true);
    report("none");
    report(await send(form));
    setSubmitting(false);
    busy.current = false;
  }

  return { submitting, message, outcome, sentLead, press, submit };
}

/** What a parent has typed and chosen. */
const serialize = (form: HTMLFormElement) => JSON.stringify([...leadFrom(form, "")]);
