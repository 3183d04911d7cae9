import {
  callAddress,
  chatAddress,
  phoneText,
} from "@/components/contact-links/contact-links";
import { contactWords } from "@/content/about";
import { formNotes, leadForm } from "@/content/forms";
import { privacyWords } from "@/content/privacy";

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

type AfterProps = {
  readonly id: string;
  readonly heading: string;
  readonly text: string;
  readonly hidden?: boolean;
};

/** Stays after an attempt to send, until the next one: what happens next, and whom to ask. */
export function After({ id, heading, text, hidden = false }: AfterProps) {
  return (
    <section
      className="lead-form__after"
      aria-labelledby={id}
      hidden={hidden}
      suppressHydrationWarning
    >
      <h3 className="lead-form__after-title" id={id}>
        {heading}
      </h3>
      <p>{text}</p>
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
