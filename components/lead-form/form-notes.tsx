import type { Ref } from "react";
import {
  callAddress,
  chatHref,
  phoneText,
} from "@/components/contact-links/contact-links";
import { useFormMessages } from "./form-messages";
import type { SentLead } from "./use-lead-form";

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

type SentProps = SentLead & { readonly ref: Ref<HTMLElement> };

/**
 * The panel above the emptied form until the next attempt: the lead was sent, and what happens next. It shows the number
 * to call, because the quick form accepts any number (specification, section 5), and a wrong one cannot be called.
 */
export function Sent({ ref, response, number }: SentProps) {
  const { formNotes } = useFormMessages();
  const [before, after] = formNotes.sent.split("{number}");
  const count = number.match(/\p{Nd}/gu)?.length ?? 0;
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
      {count < 10 ? (
        <p>
          <b>{number}</b>:{" "}
          {formNotes.shortNumber.replace("{count}", String(count))}
        </p>
      ) : (
        <p>
          {before}
          <b>{number}</b>
          {after}
        </p>
      )}
      <p>{formNotes.sentWays}</p>
      <WaysToReach />
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
