import type { Ref } from "react";
import {
  callAddress,
  chatHref,
  phoneText,
} from "@/components/contact-links/contact-links";
import { useFormMessages } from "./form-messages";
import type { LeadResponse } from "./send-lead";

type FormNotesProps = { readonly endpoint: string };

/**
 * The notes above the fields: what the star means, and, with neither JavaScript nor an endpoint, that the form cannot be sent.
 */
export function FormNotes({ endpoint }: FormNotesProps) {
  const { formNotes, leadForm } = useFormMessages();
  return (
    <>
      <p className="lead-form__note">{leadForm.required}</p>
      {/* Rendered with or without an endpoint: the script does not know it, and React needs the same elements to hydrate. */}
      <noscript>
        {endpoint === "" && (
          // With script, the attempt ends in the error message. Without script, the post would go to this page.
          <>
            <p className="lead-form__note">{formNotes.closed}</p>
            <WaysToReach />
          </>
        )}
      </noscript>
    </>
  );
}

/** The consent notice above Submit: what a parent agrees to by pressing it, as India's DPDP Act requires. */
export function ConsentNotice() {
  const { notice, href, link } = useFormMessages().consent;

  return (
    <p className="lead-form__note">
      {notice} <a href={href}>{link}</a>
    </p>
  );
}

type SentProps = {
  readonly ref: Ref<HTMLElement>;
  /** "readable": the page has read the answer, so the lead has arrived. "opaque": it could not read it. */
  readonly response: LeadResponse;
};

/** The panel above the emptied form until the next attempt: the lead was sent, and what happens next. */
export function Sent({ ref, response }: SentProps) {
  const { formNotes } = useFormMessages();
  return (
    <section
      className="lead-form__panel lead-form__panel--sent"
      aria-labelledby="sent"
      ref={ref}
      // A script moves the focus here once.
      tabIndex={-1}
    >
      <p className="lead-form__panel-title" id="sent">
        {response === "readable"
          ? formNotes.receivedHeading
          : formNotes.sentHeading}
      </p>
      <p>{formNotes.sent}</p>
      <WaysToReach />
      <p>{formNotes.sentEnd}</p>
    </section>
  );
}

type NotSentProps = { readonly hidden: boolean };

/** The panel below Submit after a failure. It is always in the page, hidden, because the loader shows it too. */
export function NotSent({ hidden }: NotSentProps) {
  const { formNotes } = useFormMessages();
  return (
    <section
      className="lead-form__panel"
      aria-labelledby="not-sent"
      hidden={hidden}
      suppressHydrationWarning
    >
      <p className="lead-form__panel-title" id="not-sent">
        {formNotes.notSentHeading}
      </p>
      <p>{formNotes.notSent}</p>
      <WaysToReach />
    </section>
  );
}

function WaysToReach() {
  const { contactMessages } = useFormMessages();
  return (
    <p className="lead-form__actions">
      <a className="lead-form__way" href={callAddress}>
        {contactMessages.callNumber.replace("{phone}", phoneText)}
      </a>
      <a
        className="lead-form__way"
        href={chatHref(contactMessages)}
        rel="noopener"
      >
        {contactMessages.chat}
      </a>
    </p>
  );
}
