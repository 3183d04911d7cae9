"use client";

import { useEffect, useRef, type ReactNode } from "react";
import { leadForm } from "@/content/forms";
import { keepDraft, restoreDraft } from "./draft";
import type { LeadResponse } from "./send-lead";
import { useLeadForm } from "./use-lead-form";

type LeadFormProps = {
  /** Tells the two forms apart; also the anchor other pages link to. */
  readonly id: string;
  readonly endpoint: string;
  readonly response: LeadResponse;
  /** The fields, rendered on the server and left alone by the browser's script. */
  readonly children: ReactNode;
  /** Shown after a lead was sent, until the next one. */
  readonly afterSuccess: ReactNode;
  /** Shown after a lead was not sent, until the next attempt. */
  readonly afterError: ReactNode;
};

/**
 * A form that sends a lead without leaving the page. The platform alone could only post and leave, and could
 * not tell a parent that a request failed. Without script it posts natively: specification, sections 4, 7 and 8.
 */
export function LeadForm({
  id,
  endpoint,
  response,
  children,
  afterSuccess,
  afterError,
}: LeadFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { submitting, message, outcome, trap, submit } = useLeadForm(
    endpoint,
    response,
  );

  useEffect(() => {
    if (form.current === null || button.current === null) return;
    restoreDraft(form.current);
    // Typed before this script came.
    keepDraft(form.current);
    // Says so to those who look from outside: the bench, the gallery and the tests.
    form.current.dataset.ready = "";
    takeOverFromLoader(form.current, button.current);
  }, []);

  useEffect(() => {
    // A disabled button drops the keyboard's place on the page; give it back where it was.
    if (outcome !== "none" && document.activeElement === document.body)
      button.current?.focus();
  }, [outcome]);

  return (
    <form
      className="lead-form"
      id={id}
      ref={form}
      data-wake=""
      method="post"
      action={endpoint}
      encType="multipart/form-data"
      onSubmit={submit}
      onInput={(event) => keepDraft(event.currentTarget)}
    >
      {children}
      {/* No name, so it is never sent; out of sight, out of the tab order, and silent for screen readers. */}
      <div className="lead-form__trap" aria-hidden="true">
        <input type="text" tabIndex={-1} autoComplete="off" ref={trap} />
      </div>
      <button
        className="button lead-form__submit"
        ref={button}
        type="submit"
        disabled={submitting}
        data-busy={leadForm.submitting}
        // The page's loader shows the busy label while it holds an early press; React need not undo that.
        suppressHydrationWarning
      >
        {submitting ? leadForm.submitting : leadForm.submit}
      </button>
      <p className="lead-form__message" role="status" data-outcome={message}>
        {message === "none" ? "" : leadForm[message]}
      </p>
      {outcome === "success" && afterSuccess}
      {outcome === "error" && afterError}
    </form>
  );
}

/** From here on the form answers for itself, and an early press of Submit that the page's loader holds is sent. */
function takeOverFromLoader(
  form: HTMLFormElement,
  button: HTMLButtonElement,
): void {
  const held = form.onsubmit !== null && button.disabled;
  form.onsubmit = null;
  form.oninput = null;
  if (!held) return;
  button.disabled = false;
  button.textContent = leadForm.submit;
  button.click();
}
