import type { Ref } from "react";
import { html, staticHtml } from "@/components/island/static-html.client";
import type { LeadResponse } from "./send-lead.client";
import type { FormMessages } from "./validation.client";

export type SentLead = {
  /** "readable": the page has read the answer, so the lead has arrived. */
  readonly response: LeadResponse;
  readonly number: string;
};

type SentProps = {
  readonly ref: Ref<HTMLElement>;
  /** Undefined before, and from the next attempt on. */
  readonly lead: SentLead | undefined;
  readonly messages: FormMessages;
};

/**
 * Above the emptied form: what happens next, and the number, because the quick form accepts any
 * (specification, section 5), and a wrong one cannot be called.
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
      {...staticHtml(lead ? sentMarkup(lead, messages) : "")}
    />
  );
}

function sentMarkup({ response, number }: SentLead, { notes, ways }: FormMessages): string {
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

type NotSentProps = { readonly isShown: boolean; readonly messages: FormMessages };

/** Below Submit after a failure; the loader shows it too. */
export function NotSent({ isShown, messages: { notes, ways } }: NotSentProps) {
  const markup =
    html`<p class="lead-form__panel-title" id="not-sent">${notes.notSentHeading}</p>
      <p>${notes.notSent}</p>` + `<p class="lead-form__actions cluster">${waysMarkup(ways)}</p>`;
  return (
    <section
      className="lead-form__panel"
      aria-labelledby="not-sent"
      data-panel={markup}
      {...staticHtml(isShown ? markup : "")}
    />
  );
}

/** The links to call and to chat. */
export const waysMarkup = (ways: FormMessages["ways"]) =>
  ways
    .map(([href, label]) => html`<a class="lead-form__way touch" href="${href}">${label}</a>`)
    .join("");
