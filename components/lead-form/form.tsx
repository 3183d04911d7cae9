import type { ComponentProps, ReactNode } from "react";
import { pageAddress, pageContent, pageLanguage } from "@/components/language/language";
import { chatHref } from "@/components/contact-links/contact-links";
import { Island, islandMessages } from "@/components/island/island";
import { staticHtml } from "@/components/island/static-html.client";
import type { FieldRule, FormName } from "../../endpoint/lead.js";
import { LeadForm } from "./lead-form.client";
import { waysMarkup } from "./panels.client";
import "./field.scss";

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
  readonly children: ReactNode;
};

/** A form with its notes and fields, which React never renders again: a parent types into them. */
export function Form({ name, children }: FormProps) {
  const { contact, forms, place, site } = pageContent();
  const { consent, notes, sending } = forms;
  const { endpoints, response } = settings();
  const endpoint = endpoints[name];
  const { ways } = islandMessages(pageLanguage())["lead-form"];
  return (
    <>
      <Island name="lead-form" component={LeadForm} props={{ id: name, endpoint, response }}>
        <div className="lead-form__fields" data-children="">
          <p className="lead-form__note">{sending.required}</p>
          {endpoint === "" && (
            <noscript>
              <p className="lead-form__note">{notes.closed}</p>
              <p className="lead-form__actions cluster" {...staticHtml(waysMarkup(ways))} />
            </noscript>
          )}
          {children}
          {/* Consent, as India's DPDP Act requires. */}
          <p className="lead-form__note">
            {name === "booking" ? consent.notice : consent.guardianNotice}{" "}
            <a href={pageAddress("/privacy")}>{consent.link}</a>
          </p>
          <p className="lead-form__next">{notes.next}</p>
          {/* The honeypot is never sent, as it has no name. Until hydration it is hidden: a browser
            may have no styles. */}
          <div className="unseen" aria-hidden="true">
            <input type="hidden" tabIndex={-1} />
          </div>
        </div>
      </Island>
      {!site.unconfirmed.includes("whatsapp") && (
        <a className="lead-form__write touch" href={chatHref(contact)}>
          {place.write}
        </a>
      )}
    </>
  );
}

type FieldProps = {
  readonly id: string;
  readonly rule: FieldRule;
  readonly field: { readonly label: string; readonly hint?: string | undefined };
  readonly children: ReactNode;
};

/**
 * A label, its control and what is said of it. The note is empty at first: screen readers announce
 * only the changes of a live region.
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

export function TextField({ rule, field, ...input }: ControlProps & ComponentProps<"input">) {
  return (
    <Field id={input.id} rule={rule} field={field}>
      <input type="text" {...input} {...controlProps(input.id, rule, field)} />
    </Field>
  );
}

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

/** The text of a label; its star is hidden, because the control says the same. */
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

export const hintId = (id: string) => `${id}-hint`;
