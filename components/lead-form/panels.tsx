import type { Ref } from "react";
import { callHref, chatHref } from "@/components/contact-links/contact-links";
import { DataKey, dataAttributes } from "@/components/island/protocol";
import { html, opaqueHtml } from "@/components/island/opaque";
import type { IslandMessages } from "@/components/island/island-messages";
import type { SentLead } from "./use-lead-form";

type Messages = Pick<IslandMessages["lead-form"], "notes" | "contact" | "ui">;

type SentProps = {
  readonly ref: Ref<HTMLElement>;
  /** The lead that was sent; undefined before, and from the next attempt on. */
  readonly lead: SentLead | undefined;
  readonly messages: Messages;
};

/**
 * The panel above the emptied form until the next attempt: the lead was sent, and what happens next. It shows the number
 * to call, because the quick form accepts any number (specification, section 5), and a wrong one cannot be called. It is
 * always in the page, empty and hidden at first.
 */
export function Sent({ ref, lead, messages }: SentProps) {
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

function sentMarkup({ response, number }: SentLead, { notes, ...ways }: Messages): string {
  const heading = response === "readable" ? notes.receivedHeading : notes.sentHeading;
  const count = number.match(/\p{Nd}/gu)?.length ?? 0;
  const [before = "", after = ""] = notes.sent.split("{number}");
  const next =
    count < 10
      ? html`<b>${number}</b>: ${notes.shortNumber.replace("{count}", String(count))}`
      : html`${before}<b>${number}</b>${after}`;
  return (
    html`<p class="lead-form__panel-title" id="sent">${heading}</p>` +
    `<p>${next}</p>` +
    html`<p>${notes.sentWays}</p>` +
    `<p class="lead-form__actions cluster">${waysMarkup(ways)}</p>`
  );
}

type NotSentProps = {
  readonly isShown: boolean;
  readonly messages: Messages;
};

/**
 * The panel below Submit after a failure. It is always in the page, because the loader shows it too, but its words are not: text
 * browsers show what is hidden.
 */
export function NotSent({ isShown, messages }: NotSentProps) {
  const { notes, ...ways } = messages;
  const markup =
    html`<p class="lead-form__panel-title" id="not-sent">${notes.notSentHeading}</p>
      <p>${notes.notSent}</p>` + `<p class="lead-form__actions cluster">${waysMarkup(ways)}</p>`;
  return (
    <section
      className="lead-form__panel"
      aria-labelledby="not-sent"
      {...dataAttributes({ [DataKey.Panel]: markup })}
      {...opaqueHtml(isShown ? markup : "")}
    />
  );
}

type WaysProps = Pick<Messages, "contact" | "ui">;

/** Links to call and to chat. */
export function WaysToReach(ways: WaysProps) {
  return <p className="lead-form__actions cluster" {...opaqueHtml(waysMarkup(ways))} />;
}

const waysMarkup = ({ contact, ui }: WaysProps) =>
  html`<a class="lead-form__way touch" href="${callHref(contact)}"
    >${ui.callNumber.replace("{phone}", contact.phone.text)}</a
  >` + html`<a class="lead-form__way touch" href="${chatHref(contact)}">${ui.chat}</a>`;
