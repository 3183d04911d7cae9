import type { ComponentProps, ReactNode } from "react";
import { pageAddress, pageContent, pageLanguage } from "@/components/language/language";
import { chatHref } from "@/components/contact-links/contact-links";
import { Island, islandMessages } from "@/components/island/island";
import { staticHtml } from "@/components/island/static-html.client";
import { ruleOf, type FieldName, type FormName, type leadForms } from "../../endpoint/lead.js";
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

type FormProps = { readonly name: FormName; readonly children: ReactNode };

/** A form with its notes and fields, which React never renders again: a parent types into them. */
export function Form({ name, children }: FormProps) {
  const { contact, forms, site, ui } = pageContent();
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
          {ui.write}
        </a>
      )}
    </>
  );
}

type FieldOf<Form extends FormName> = Exclude<keyof (typeof leadForms)[Form], "timestamp">;

/** What endpoint/lead.js and content/forms.ts say of a field. */
export function fieldProps<Form extends FormName>(form: Form, name: FieldOf<Form> & FieldName) {
  const id = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const texts: Readonly<Record<string, unknown>> = pageContent().forms[form];
  const { label, hint } = texts[name] as Pick<FieldProps, "label" | "hint">;
  const { required } = ruleOf(form, name);
  return { id: form === "booking" ? `booking-${id}` : id, name, label, hint, required };
}

type FieldProps = {
  readonly id: string;
  readonly label: string;
  readonly hint: string | undefined;
  readonly required: boolean;
  readonly children: ReactNode;
};

/** The note is empty at first: screen readers announce only the changes of a live region. */
export function Field({ id, label, hint, required, children }: FieldProps) {
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        <LabelText label={label} required={required} />
      </label>
      <Hint id={id} hint={hint} />
      {children}
      <p className="field__note" id={`${id}-note`} aria-live="polite" />
    </div>
  );
}

type ControlProps = Omit<FieldProps, "children">;

/** Has no `maxlength`, with which browsers drop the end of a paste without a word. */
export function TextField(props: ControlProps & ComponentProps<"input">) {
  const { label, hint, required, ...input } = props;
  return (
    <Field id={input.id} label={label} hint={hint} required={required}>
      <input type="text" {...input} {...controlProps(props)} />
    </Field>
  );
}

/** Like TextField, of several lines. */
export function TextArea(props: ControlProps & ComponentProps<"textarea">) {
  const { label, hint, required, ...area } = props;
  return (
    <Field id={area.id} label={label} hint={hint} required={required}>
      <textarea {...area} {...controlProps(props)} />
    </Field>
  );
}

const controlProps = ({ id, hint, required }: ControlProps) => ({
  className: "field__control",
  required,
  "aria-describedby": `${hint ? hintId(id) : ""} ${id}-note`.trim(),
});

/** The text of a label; its star is hidden, because the control says the same. */
export function LabelText({ label, required }: Pick<FieldProps, "label" | "required">) {
  return (
    <>
      {label}
      {required ? (
        <span className="field__star" aria-hidden="true">
          *
        </span>
      ) : (
        <span className="field__optional">{` (${pageContent().forms.sending.optional})`}</span>
      )}
    </>
  );
}

/** The help below a label, which the control names as its description. */
export function Hint({ id, hint }: Pick<FieldProps, "id" | "hint">) {
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
