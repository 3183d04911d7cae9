import type { ReactNode } from "react";
import { pageAddress, pageContent } from "@/components/language/language";
import { chatHref } from "@/components/contact-links/contact-links";
import { Island } from "@/components/island/island";
import { DataKey, dataAttributes } from "@/components/island/protocol";
import type { FormName } from "../../endpoint/lead.js";
import { LeadForm } from "./lead-form.client";
import { WaysToReach } from "./panels";
import { leadEndpoints, leadResponse } from "./send-lead";

type ServedFormProps = {
  readonly id: FormName;
  /** The fields. */
  readonly children: ReactNode;
};

/** What the server renders of a form: its notes and fields, which no script renders again, in the island of the form. */
export function ServedForm({ id, children }: ServedFormProps) {
  const { contact, forms, site, ui } = pageContent();
  const { consent, notes, sending } = forms;
  const endpoint = leadEndpoints[id];
  return (
    <>
      <Island
        name="lead-form"
        component={LeadForm}
        props={{ id, endpoint, response: leadResponse }}
      >
        <div className="lead-form__fields" {...dataAttributes({ [DataKey.Slot]: "" })}>
          <p className="lead-form__note">{sending.required}</p>
          {endpoint === "" && (
            // With script, the attempt ends in the error message. Without script, the post would go to this page.
            <noscript>
              <p className="lead-form__note">{notes.closed}</p>
              <WaysToReach contact={contact} ui={ui} />
            </noscript>
          )}
          {children}
          {/* What a parent agrees to by pressing Submit, as India's DPDP Act requires. */}
          <p className="lead-form__note">
            {id === "booking" ? consent.notice : consent.guardianNotice}{" "}
            <a href={pageAddress("/privacy")}>{consent.link}</a>
          </p>
          <p className="lead-form__next">{notes.next}</p>
          {/* The honeypot. It has no name, so it is never sent; it is out of view, out of the tab order, and hidden from screen readers. Until hydration it is no field, because browsers without our styles would show it. */}
          <div className="unseen" aria-hidden="true">
            <input type="hidden" tabIndex={-1} />
          </div>
        </div>
      </Island>
      {/* For a parent who cannot talk now, such as at work. */}
      {!site.unconfirmed.includes("whatsapp") && (
        <a className="lead-form__write touch" href={chatHref(contact)}>
          {ui.write}
        </a>
      )}
    </>
  );
}
