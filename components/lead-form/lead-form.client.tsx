"use client";

import {
  useEffect,
  useRef,
  useState,
  type FormEvent,
  type MouseEvent,
  type ReactNode,
} from "react";
import { staticText } from "@/components/island/static-html.client";
import { messageTimeMs, type LoaderForm } from "@/components/island/protocol.client";
import type { FormName } from "../../endpoint/lead.js";
import { emptyForm, keepDraft, restoreDraft } from "./draft.client";
import { NotSent, Sent, type SentLead } from "./panels.client";
import { leadFrom, sendLead, type LeadResponse } from "./send-lead.client";
import {
  reportInvalid,
  showProblems,
  tidyContact,
  updateNotes,
  updateProblems,
  type FormMessages,
} from "./validation.client";
import "./lead-form.scss";

type LeadFormProps = {
  /** Which lead it sends; also the id of the form. */
  readonly id: FormName;
  readonly endpoint: string;
  readonly response: LeadResponse;
  readonly messages: FormMessages;
  readonly serverRendered?: LoaderForm;
  readonly children: ReactNode;
};

/** Sends a lead, and says whether that failed: specification, sections 4, 7 and 8. */
export function LeadForm(props: LeadFormProps) {
  const { id, endpoint, messages, serverRendered, children } = props;
  const { sending } = messages;
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const sent = useRef<HTMLElement>(null);
  const { submitting, message, outcome, sentLead, press, submit } = useSubmit(props);

  useEffect(() => {
    Object.assign(honeypotOf(form.current!), { type: "text", autocomplete: "off" });
    restoreDraft(form.current!);
    // An input method may compose the number in the field with the focus.
    if (document.activeElement?.id !== "contact") tidyContact(form.current!);
    keepDraft(form.current!);
    if (hasRefused(form.current!)) showProblems(form.current!, messages);
    // Last, because a text that is too long does not mean that Submit was pressed.
    updateNotes(form.current!, messages);
    takeOver(serverRendered, button.current!);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, at hydration
  }, []);

  useEffect(() => {
    if (outcome === "none") return;
    updateNotes(form.current!, messages);
    moveFocus(button.current!, outcome === "success" ? sent.current : null);
  }, [outcome, messages]);

  return (
    <form
      className="lead-form"
      id={id}
      ref={form}
      method="post"
      action={endpoint}
      encType="multipart/form-data"
      onSubmit={submit}
      onInput={({ currentTarget, nativeEvent }) => {
        // The browser fires no input event after a composition.
        if (!(nativeEvent as InputEvent).isComposing) tidyContact(currentTarget);
        updateNotes(currentTarget, messages);
        keepDraft(currentTarget);
        updateProblems(currentTarget, messages);
      }}
      onCompositionEnd={({ currentTarget }) => tidyContact(currentTarget)}
    >
      <Sent ref={sent} lead={outcome === "success" ? sentLead : undefined} messages={messages} />
      {children}
      <button
        className="button lead-form__submit"
        ref={button}
        type="submit"
        disabled={submitting}
        onClick={press}
        data-busy={sending.submitting}
        {...staticText(submitting ? sending.submitting : sending.submit)}
      />
      <output
        className="lead-form__message"
        data-error={sending.error}
        data-outcome={message}
        {...staticText(message === "none" ? "" : sending[message])}
      />
      <NotSent isShown={outcome === "error"} messages={messages} />
    </form>
  );
}

type Outcome = "none" | "success" | "error";

/** The attempts to send: specification, sections 4, 8 and 9. */
function useSubmit({ endpoint, response, messages, serverRendered }: LeadFormProps) {
  // The loader may have given up a press, and shows the panel.
  const initial = serverRendered?.querySelector("output + :not(:empty)") ? "error" : "none";
  const [submitting, setSubmitting] = useState(false);
  const [message, setMessage] = useState<Outcome>(initial);
  const [outcome, setOutcome] = useState<Outcome>(initial);
  const [sentLead, setSentLead] = useState<SentLead>();
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
    // A parent may type while it is sent.
    const lead = leadFrom(form, new Date().toISOString());
    try {
      assertHoneypotEmpty(form);
      await sendLead(endpoint, lead, response);
      const number = lead.get("phoneNumber") ?? lead.get("contact");
      setSentLead({ response, number: String(number) });
      if (serialize(form) === fields) emptyForm(form);
      return "success";
    } catch (error) {
      console.error("The lead was not sent.", error);
      return "error";
    }
  }

  /** Stops an invalid form. Enter in a field clicks the button too. */
  function press(event: MouseEvent<HTMLButtonElement>) {
    const form = event.currentTarget.form!;
    if (!reportInvalid(form, messages)) return;
    event.preventDefault();
    // reportInvalid() has emptied fields that held only blanks.
    keepDraft(form);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    // The loader has queued it.
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

const serialize = (form: HTMLFormElement) => JSON.stringify([...leadFrom(form, "")]);

const honeypotOf = (form: HTMLFormElement): HTMLInputElement =>
  form.querySelector('[aria-hidden="true"] > input')!;

/** Empties it, so that a second Submit succeeds for a parent whose browser filled it in. */
function assertHoneypotEmpty(form: HTMLFormElement): void {
  const honeypot = honeypotOf(form);
  if (honeypot.value === "") return;
  honeypot.value = "";
  throw new Error("The honeypot was filled in.");
}

function takeOver(serverRendered: LoaderForm | undefined, button: HTMLButtonElement): void {
  // Null while the browser posts the form; no form where there is no loader.
  if (!serverRendered?.onsubmit) return;
  serverRendered.onsubmit = serverRendered.oninput = null;
  // Not by `disabled`: Firefox restores that after a reload, when nobody has pressed.
  if (!serverRendered.busy) return;
  button.disabled = false;
  button.textContent = serverRendered.busy;
  serverRendered.busy = undefined;
  button.click();
}

/** Whether the browser has refused a press, such as before hydration. */
function hasRefused(form: HTMLFormElement): boolean {
  try {
    return form.querySelector(":user-invalid") !== null;
  } catch {
    // Chrome before 119 and Safari before 16.5 do not know the selector.
    return false;
  }
}

/** A disabled button loses the focus. It stays with a parent who is in another field. */
function moveFocus(button: HTMLButtonElement, panel: HTMLElement | null): void {
  const focused = document.activeElement as HTMLElement;
  // After a second press on the disabled button, <main> has the focus; in Safari, the body.
  if (focused !== button && focused.tabIndex >= 0) return;
  (panel ?? button).focus({ preventScroll: true });
  if (panel === null) return;
  const { top, bottom } = button.getBoundingClientRect();
  // The panel and the thanks have moved the button down, by less than two heights of the panel.
  if (bottom > 0 && top - 2 * panel.offsetHeight < window.innerHeight)
    panel.scrollIntoView({
      // At large text sizes a panel may be higher than the window.
      block: panel.offsetHeight < window.innerHeight / 2 ? "center" : "start",
    });
}
