import type { Ref } from "react";
import {
  callHref,
  chatHref,
  phoneText,
} from "@/components/contact-links/contact-links";
import { DataKey, dataAttributes } from "@/components/island/protocol";
import { html, opaqueHtml, opaqueText } from "@/components/island/opaque";
import type { FormMessages } from "@/components/island/island-messages";
import { useFormMessages } from "./form-messages";
import type { SentLead } from "./use-lead-form";

type FormNotesProps = { readonly endpoint: string };

/**
 * The notes above the fields: what the star means, and, with neither JavaScript nor an endpoint, that the form cannot be sent.
 */
export function FormNotes({ endpoint }: FormNotesProps) {
  const { notes, sending } = useFormMessages();
  return (
    <>
      <p className="lead-form__note" {...opaqueText(sending.required)} />
      {/* Rendered with or without an endpoint: the script does not know it, and React needs the same elements to hydrate. */}
      <noscript>
        {endpoint === "" && (
          // With script, the attempt ends in the error message. Without script, the post would go to this page.
          <>
            <p className="lead-form__note">{notes.closed}</p>
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
  // One markup, because a translator may move the link inside the sentence.
  const markup = html`${notice} <a href="${href}">${link}</a>`;
  return <p className="lead-form__note" {...opaqueHtml(markup)} />;
}

type SentProps = {
  readonly ref: Ref<HTMLElement>;
  /** The lead that was sent; undefined before, and from the next attempt on. */
  readonly lead: SentLead | undefined;
};

/**
 * The panel above the emptied form until the next attempt: the lead was sent, and what happens next. It shows the number
 * to call, because the quick form accepts any number (specification, section 5), and a wrong one cannot be called. It is
 * always in the page, empty and hidden at first.
 */
export function Sent({ ref, lead }: SentProps) {
  const messages = useFormMessages();
  return (
    <section
      className={lead && "lead-form__panel lead-form__panel--sent"}
      aria-labelledby={lead && "sent"}
      ref={ref}
      // A script moves the focus here once.
      tabIndex={lead && -1}
      hidden={lead === undefined}
      {...opaqueHtml(lead ? sentMarkup(lead, messages) : "")}
    />
  );
}

function sentMarkup(
  { response, number }: SentLead,
  { notes, contact }: FormMessages,
): string {
  const heading =
    response === "readable" ? notes.receivedHeading : notes.sentHeading;
  const count = number.match(/\p{Nd}/gu)?.length ?? 0;
  const [before = "", after = ""] = notes.sent.split("{number}");
  const next =
    count < 10
      ? html`<b>${number}</b>:
          ${notes.shortNumber.replace("{count}", String(count))}`
      : html`${before}<b>${number}</b>${after}`;
  return (
    html`<p class="lead-form__panel-title" id="sent">${heading}</p>` +
    `<p>${next}</p>` +
    html`<p>${notes.sentWays}</p>` +
    `<p class="lead-form__actions">${waysMarkup(contact)}</p>`
  );
}

type NotSentProps = { readonly isShown: boolean };

/**
 * The panel below Submit after a failure. It is always in the page, because the loader shows it too, but its words are not: text
 * browsers show what is hidden.
 */
export function NotSent({ isShown }: NotSentProps) {
  const { notes, contact } = useFormMessages();
  const markup =
    html`<p class="lead-form__panel-title" id="not-sent">
        ${notes.notSentHeading}
      </p>
      <p>${notes.notSent}</p>` +
    `<p class="lead-form__actions">${waysMarkup(contact)}</p>`;
  return (
    <section
      className="lead-form__panel"
      aria-labelledby="not-sent"
      {...dataAttributes({ [DataKey.Panel]: markup })}
      {...opaqueHtml(isShown ? markup : "")}
    />
  );
}

function WaysToReach() {
  const { contact } = useFormMessages();
  return (
    <p className="lead-form__actions" {...opaqueHtml(waysMarkup(contact))} />
  );
}

const waysMarkup = (contact: FormMessages["contact"]) =>
  html`<a class="lead-form__way" href="${callHref(contact)}"
    >${contact.callNumber.replace("{phone}", phoneText(contact))}</a
  >` +
  html`<a class="lead-form__way" href="${chatHref(contact)}" rel="noopener"
    >${contact.chat}</a
  >`;
