import {
  useEffect,
  useRef,
  useState,
  type FormEvent,
  type RefObject,
} from "react";
import { leadForm } from "@/content/forms";
import { askForMissing } from "./ask-for-missing";
import { dropDraft } from "./draft";
import { afterShortestVisit, checkTrap } from "./spam";
import { leadFrom, sendLead, type LeadResponse } from "./send-lead";

export type Outcome = "none" | "success" | "error";

type LeadFormState = {
  /** True from the press of Submit until the request has ended. */
  readonly submitting: boolean;
  /** The short message of the specification: cleared after five seconds. */
  readonly message: Outcome;
  /** How the last request ended: stays until the next one starts. */
  readonly outcome: Outcome;
  /** For the field that no person can see. */
  readonly trap: RefObject<HTMLInputElement | null>;
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
};

/** Identity of a lead apart from its time: a retry with the same words is the same lead. */
type Attempt = { readonly words: string; readonly timestamp: string };

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
  // State comes a moment late; the second press of a double click must find the door closed at once.
  const busy = useRef(false);
  const trap = useRef<HTMLInputElement>(null);
  const failed = useRef<Attempt>(undefined);

  useEffect(() => {
    if (message === "none") return;
    const timer = setTimeout(() => setMessage("none"), leadForm.messageTime);
    return () => clearTimeout(timer);
  }, [message]);

  async function send(form: HTMLFormElement) {
    const words = wordsIn(form);
    const attempt =
      failed.current?.words === words
        ? failed.current
        : { words, timestamp: new Date().toISOString() };
    // What was in the fields when the parent pressed Submit, whatever is typed while it waits.
    const lead = leadFrom(form, attempt.timestamp);
    try {
      checkTrap(trap.current);
      await afterShortestVisit();
      await sendLead(endpoint, lead, response);
      failed.current = undefined;
      // Words that came after the press have not been sent: they stay.
      if (wordsIn(form) === words) {
        form.reset();
        dropDraft(form);
      }
      return "success";
    } catch (error) {
      console.error("The lead was not sent.", error);
      failed.current = attempt;
      return "error";
    }
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current || askForMissing(event.currentTarget)) return;
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

  return { submitting, message, outcome, trap, submit };
}

const wordsIn = (form: HTMLFormElement) =>
  JSON.stringify([...new FormData(form)]);
