import {
  callAddress,
  chatAddress,
  phoneText,
} from "@/components/contact-links/contact-links";
import { contactWords } from "@/content/about";
import { privacyWords } from "@/content/privacy";
import { formNotes, leadForm } from "@/content/forms";

type FormNotesProps = { readonly endpoint: string };

/** What a parent should know before the first field. */
export function FormNotes({ endpoint }: FormNotesProps) {
  return (
    <>
      <p className="lead-form__note">{leadForm.required}</p>
      {endpoint === "" && (
        // With script the attempt ends in the error message; without it the post would reach nobody.
        <noscript>
          <p className="lead-form__note">{formNotes.closed}</p>
          <WaysToReach />
        </noscript>
      )}
    </>
  );
}

/** Beside each Submit: what pressing it agrees to, in the spirit of the DPDP Act's notice. */
export function PrivacyNotice() {
  return (
    <p className="lead-form__note">
      {privacyWords.notice} <a href="/privacy">{privacyWords.link}</a>
    </p>
  );
}

/** Stays after a lead was sent: what happens next, and whom to ask. */
export function AfterSuccess() {
  return (
    <section className="lead-form__after" aria-labelledby="sent">
      <h3 className="lead-form__after-title" id="sent">
        {formNotes.sentHeading}
      </h3>
      <p>{formNotes.sent}</p>
      <WaysToReach />
    </section>
  );
}

/** Stays after a lead was not sent: nothing is lost, and there are other ways. */
export function AfterError() {
  return (
    <section className="lead-form__after" aria-labelledby="not-sent">
      <h3 className="lead-form__after-title" id="not-sent">
        {formNotes.notSentHeading}
      </h3>
      <p>{formNotes.notSent}</p>
      <WaysToReach />
    </section>
  );
}

function WaysToReach() {
  return (
    <p className="lead-form__ways">
      <a className="lead-form__way" href={callAddress}>
        {contactWords.call} {phoneText}
      </a>
      <a className="lead-form__way" href={chatAddress} rel="noopener">
        {contactWords.chat}
      </a>
    </p>
  );
}
