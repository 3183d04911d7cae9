import { useEffect, useRef, type ReactNode } from "react";
import { formNotes, leadForm } from "@/content/forms";
import { keepDraft, restoreDraft } from "./draft";
import { After, FormNotes, PrivacyNotice } from "./form-notes";
import { leadEndpoints, leadResponse } from "./send-lead";
import { useLeadForm } from "./use-lead-form";
import "./lead-form.scss";

type LeadFormProps = {
  /** Which lead it sends; also the anchor other pages link to. */
  readonly id: keyof typeof leadEndpoints;
  /** The fields. */
  readonly children: ReactNode;
};

/**
 * A form that sends a lead without leaving the page. The platform alone could only post and leave, and could
 * not tell a parent that a request failed. Without script it posts natively: specification, sections 4, 7 and 8.
 */
export function LeadForm({ id, children }: LeadFormProps) {
  const endpoint = leadEndpoints[id];
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { submitting, message, outcome, honeypot, submit } = useLeadForm(
    endpoint,
    leadResponse,
  );

  useEffect(() => {
    if (form.current === null) return;
    restoreDraft(form.current);
    // Typed before hydration.
    keepDraft(form.current);
  }, []);

  useEffect(() => {
    // A disabled button loses the focus, and the keyboard's place on the page with it.
    if (outcome !== "none" && document.activeElement === document.body)
      button.current?.focus();
  }, [outcome]);

  return (
    <form
      className="lead-form"
      id={id}
      ref={form}
      method="post"
      action={endpoint}
      encType="multipart/form-data"
      onSubmit={submit}
      onInput={(event) => keepDraft(event.currentTarget)}
    >
      <FormNotes endpoint={endpoint} />
      {children}
      <PrivacyNotice />
      {/* No name, so it is never sent; out of sight, out of the tab order, and silent for screen readers. */}
      <div className="lead-form__honeypot" aria-hidden="true">
        <input type="text" tabIndex={-1} autoComplete="off" ref={honeypot} />
      </div>
      <button
        className="button lead-form__submit"
        ref={button}
        type="submit"
        disabled={submitting}
        data-busy={leadForm.submitting}
        // The loader shows the busy label while it holds an early press, and takes it away after hydration.
        suppressHydrationWarning
      >
        {submitting ? leadForm.submitting : leadForm.submit}
      </button>
      <p className="lead-form__message" role="status" data-outcome={message}>
        {message === "none" ? "" : leadForm[message]}
      </p>
      {outcome === "success" && (
        <After
          id="sent"
          heading={formNotes.sentHeading}
          text={formNotes.sent}
        />
      )}
      {outcome === "error" && (
        <After
          id="not-sent"
          heading={formNotes.notSentHeading}
          text={formNotes.notSent}
        />
      )}
    </form>
  );
}
