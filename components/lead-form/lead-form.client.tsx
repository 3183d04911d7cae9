"use client";

import { useEffect, useRef, type ReactNode } from "react";
import { opaqueText } from "@/components/island/opaque";
import { DataKey, dataAttributes } from "@/components/island/protocol";
import type { FormName } from "../../endpoint/lead.js";
import { keepDraft, restoreDraft } from "./draft";
import { NotSent, Sent } from "./panels";
import { showProblems, updateProblems } from "./problems";
import { honeypotOf } from "./submit-checks";
import { useLeadForm, type LeadFormSettings } from "./use-lead-form";
import { tidyContact, updateNotes } from "./while-typing";
import "./lead-form.scss";

type LeadFormProps = LeadFormSettings & {
  /** Which lead it sends; also the id of the form, to which other pages link. */
  readonly id: FormName;
  /** Notes and fields, which React neither hydrates nor renders again. */
  readonly children: ReactNode;
};

/**
 * A form that sends a lead without leaving the page. Without script, the browser can only post the form and leave the
 * page, and cannot tell a parent that the request failed. Specification, sections 4, 7 and 8.
 */
export function LeadForm(props: LeadFormProps) {
  const { id, endpoint, messages, served, children } = props;
  const { sending, fields } = messages;
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const sent = useRef<HTMLElement>(null);
  const { submitting, message, outcome, sentLead, press, submit } = useLeadForm(props);

  useEffect(() => {
    Object.assign(honeypotOf(form.current!), {
      type: "text",
      autocomplete: "off",
    });
    restoreDraft(form.current!);
    // The parent may have typed before hydration; an input method may compose the number in the field with the focus.
    if (document.activeElement?.id !== "contact") tidyContact(form.current!);
    keepDraft(form.current!);
    if (hasRefused(form.current!)) showProblems(form.current!, fields);
    // After that, because a text that is too long does not mean that Submit was pressed.
    updateNotes(form.current!, fields);
    takeOver(served, button.current!);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, at hydration
  }, []);

  useEffect(() => {
    if (outcome === "none") return;
    // After a success the form is empty.
    updateNotes(form.current!, fields);
    moveFocus(button.current!, outcome === "success" ? sent.current : null);
  }, [outcome, fields]);

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
        updateNotes(currentTarget, fields);
        keepDraft(currentTarget);
        updateProblems(currentTarget, fields);
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
        {...dataAttributes({ [DataKey.Busy]: sending.submitting })}
        {...opaqueText(submitting ? sending.submitting : sending.submit)}
      />
      {/* The loader writes this line too, and shows the panel after it: components/island/protocol.ts. */}
      <output
        className="lead-form__message"
        {...dataAttributes({ [DataKey.Error]: sending.error })}
        data-outcome={message}
        {...opaqueText(message === "none" ? "" : sending[message])}
      />
      <NotSent isShown={outcome === "error"} messages={messages} />
    </form>
  );
}

/** Takes the form of the served page over from the loader, and presses Submit again if the loader holds a press. */
function takeOver(served: LeadFormSettings["served"], button: HTMLButtonElement): void {
  // Null while the browser posts the form; no form where there is no loader.
  if (!served?.onsubmit) return;
  served.onsubmit = served.oninput = null;
  // Not by `disabled`: Firefox restores that after a reload, when nobody has pressed.
  if (!served.held) return;
  button.disabled = false;
  button.textContent = served.held;
  served.held = undefined;
  button.click();
}

/** Whether the browser marks a field as wrong, for example after a press that it has refused before hydration. */
function hasRefused(form: HTMLFormElement): boolean {
  try {
    return form.querySelector(":user-invalid") !== null;
  } catch {
    // Chrome before 119 and Safari before 16.5 do not know the selector; the next press shows what is wrong.
    return false;
  }
}

/**
 * Moves the focus after an answer, because a disabled button loses it: to the panel after a success, back to the button
 * after an error. The focus stays where it is if the parent is in another field. The page scrolls only if the button is
 * in view. In Safari a tapped button gets no focus; then the body has it.
 */
function moveFocus(button: HTMLButtonElement, panel: HTMLElement | null): void {
  const focused = document.activeElement as HTMLElement;
  // After a second press on the disabled button, <main> has the focus. It is not in the tab order.
  if (focused !== button && focused.tabIndex >= 0) return;
  (panel ?? button).focus({ preventScroll: true });
  if (panel === null) return;
  const { top, bottom } = button.getBoundingClientRect();
  // The panel and the thanks have just moved the button down, by less than two heights of the panel.
  if (bottom > 0 && top - 2 * panel.offsetHeight < window.innerHeight)
    panel.scrollIntoView({
      // At large text sizes a panel may be higher than the window.
      block: panel.offsetHeight < window.innerHeight / 2 ? "center" : "start",
    });
}
