import type { ComponentProps, ReactNode } from "react";
import { pageAddress, pageContent, pageLanguage } from "@/components/language/language";
import { chatHref } from "@/components/contact-links/contact-links";
import { Island, islandMessages } from "@/components/island/island";
import { DataKey, dataAttributes } from "@/components/island/protocol.client";
import { staticHtml } from "@/components/island/static-html.client";
import type { FieldRule, FormName } from "../../endpoint/lead.js";
import { LeadForm } from "./lead-form.client";
import { waysMarkup } from "./panels.client";
import "./field.scss";

/** Where each form sends its lead, and whether the page may read the answer: docs/hosts.md. */
const settings = () =>
  ({
    endpoints: {
      booking: process.env.NEXT_PUBLIC_BOOKING_ENDPOINT ?? "",
      consultation: process.env.NEXT_PUBLIC_CONSULTATION_ENDPOINT ?? "",
    },
    response: process.env.NEXT_PUBLIC_LEAD_RESPONSE === "readable" ? "readable" : "opaque",
  }) as const;

type FormProps = {
  readonly name: FormName;
  /** The fields. */
  readonly children: ReactNode;
};

/** A form with its notes and fields, which no script renders again, in the island that sends it. */
export function Form({ name, children }: FormProps) {
  const { contact, forms, place, site } = pageContent();
  const { consent, notes, sending } = forms;
  const { endpoints, response } = settings();
  const endpoint = endpoints[name];
  const { ways } = islandMessages(pageLanguage())["lead-form"];
  return (
    <>
      <Island name="lead-form" component={LeadForm} props={{ id: name, endpoint, response }}>
        <div className="lead-form__fields" {...dataAttributes({ [DataKey.Children]: "" })}>
          <p className="lead-form__note">{sending.required}</p>
          {endpoint === "" && (
            // Without script, the post would go to this page.
            <noscript>
              <p className="lead-form__note">{notes.closed}</p>
              <p className="lead-form__actions cluster" {...staticHtml(waysMarkup(ways))} />
            </noscript>
          )}
          {children}
          {/* What a parent agrees to by pressing Submit, as India's DPDP Act requires. */}
          <p className="lead-form__note">
            {name === "booking" ? consent.notice : consent.guardianNotice}{" "}
            <a href={pageAddress("/privacy")}>{consent.link}</a>
          </p>
          <p className="lead-form__next">{notes.next}</p>
          {/* The honeypot, without a name, so that it is never sent. A hidden input until hydration:
            browsers without our styles would show another one. */}
          <div className="unseen" aria-hidden="true">
            <input type="hidden" tabIndex={-1} />
          </div>
        </div>
      </Island>
      {/* For a parent who cannot talk now, such as at work. */}
      {!site.unconfirmed.includes("whatsapp") && (
        <a className="lead-form__write touch" href={chatHref(contact)}>
          {place.write}
        </a>
      )}
    </>
  );
}

type FieldProps = {
  /** The id of the control. */
  readonly id: string;
  /** Its rule in endpoint/lead.js. */
  readonly rule: FieldRule;
  /** Its texts in content/forms.ts. */
  readonly field: { readonly label: string; readonly hint?: string | undefined };
  readonly children: ReactNode;
};

/**
 * Label, hint, control and note, one under the other. The note is empty at first, because screen
 * readers announce a text only if its live region was in the page before.
 */
export function Field({ id, rule, field, children }: FieldProps) {
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        <LabelText rule={rule} field={field} />
      </label>
      <Hint id={id} hint={field.hint} />
      {children}
      <p className="field__note" id={`${id}-note`} aria-live="polite" />
    </div>
  );
}

type ControlProps = Omit<FieldProps, "children">;

/** A field of one line. */
export function TextField({ rule, field, ...input }: ControlProps & ComponentProps<"input">) {
  return (
    <Field id={input.id} rule={rule} field={field}>
      <input type="text" {...input} {...controlProps(input.id, rule, field)} />
    </Field>
  );
}

/** A field of several lines. */
export function TextArea({ rule, field, ...area }: ControlProps & ComponentProps<"textarea">) {
  return (
    <Field id={area.id} rule={rule} field={field}>
      <textarea {...area} {...controlProps(area.id, rule, field)} />
    </Field>
  );
}

/** No `maxlength`, with which browsers drop the end of a paste without a word. */
const controlProps = (id: string, { required }: FieldRule, { hint }: FieldProps["field"]) => ({
  className: "field__control",
  required,
  "aria-describedby": `${hint ? hintId(id) : ""} ${id}-note`.trim(),
});

/** The text of a label with its mark; the star is hidden, because the control says the same. */
export function LabelText({ rule, field }: Pick<FieldProps, "rule" | "field">) {
  return (
    <>
      {field.label}
      {rule.required ? (
        <span className="field__star" aria-hidden="true">
          *
        </span>
      ) : (
        <span className="field__optional">{` (${pageContent().forms.sending.optional})`}</span>
      )}
    </>
  );
}

type HintProps = { readonly id: string; readonly hint?: string | undefined };

export function Hint({ id, hint }: HintProps) {
  return (
    hint !== undefined && (
      <p className="field__hint" id={hintId(id)}>
        {hint}
      </p>
    )
  );
}

/** The id of the hint of a control. */
export const hintId = (id: string) => `${id}-hint`;
