import {
  useEffect,
  useRef,
  useState,
  type FormEvent,
  type RefObject,
} from "react";
import { leadForm } from "@/content/forms";
import { emptyForm } from "./draft";
import { leadFrom, sendLead, type LeadResponse } from "./send-lead";
import {
  assertHoneypotEmpty,
  reportInvalid,
  waitForShortestVisit,
} from "./submit-checks";

export type Outcome = "none" | "success" | "error";

type LeadFormState = {
  /** True from the press of Submit until the request has ended. */
  readonly submitting: boolean;
  /** The short message of the specification: cleared after five seconds. */
  readonly message: Outcome;
  /** How the last request ended: stays until the next one starts. */
  readonly outcome: Outcome;
  /** For the field that no person can see. */
  readonly honeypot: RefObject<HTMLInputElement | null>;
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
};

/** A retry with the same fields is the same lead, so it keeps its timestamp and the endpoint stores it once. */
type Attempt = { readonly fields: string; readonly timestamp: string };

/**
 * The submit life cycle of both forms: specification, sections 4, 8 and 9.
 *
 * @param endpoint - where the lead goes; empty makes every attempt an honest error
 * @param response - whether the endpoint's answer can be read
 */
export function useLeadForm(
  endpoint: string,
  response: LeadResponse,
): LeadFormState {
  const [submitting, setSubmitting] = useState(false);
  const [message, setMessage] = useState<Outcome>("none");
  const [outcome, setOutcome] = useState<Outcome>("none");
  // State updates are asynchronous; the ref blocks a double click synchronously.
  const busy = useRef(false);
  const honeypot = useRef<HTMLInputElement>(null);
  const failed = useRef<Attempt>(undefined);

  useEffect(() => {
    if (message === "none") return;
    const timer = setTimeout(() => setMessage("none"), leadForm.messageTime);
    return () => clearTimeout(timer);
  }, [message]);

  async function send(form: HTMLFormElement) {
    const fields = serialize(form);
    const attempt =
      failed.current?.fields === fields
        ? failed.current
        : { fields, timestamp: new Date().toISOString() };
    // What was in the fields when the parent pressed Submit, whatever is typed while it waits.
    const lead = leadFrom(form, attempt.timestamp);
    try {
      assertHoneypotEmpty(honeypot.current);
      await waitForShortestVisit();
      await sendLead(endpoint, lead, response);
      failed.current = undefined;
      // What was typed after the press has not been sent: it stays.
      if (serialize(form) === fields) emptyForm(form);
      return "success";
    } catch (error) {
      console.error("The lead was not sent.", error);
      failed.current = attempt;
      return "error";
    }
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current || reportInvalid(event.currentTarget)) return;
    busy.current = true;
    setSubmitting(true);
    setMessage("none");
    setOutcome("none");
    const ending = await send(event.currentTarget);
    setMessage(ending);
    setOutcome(ending);
    setSubmitting(false);
    busy.current = false;
  }

  return { submitting, message, outcome, honeypot, submit };
}

const serialize = (form: HTMLFormElement) =>
  JSON.stringify([...new FormData(form)]);
