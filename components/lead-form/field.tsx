import type { ComponentProps, ReactNode } from "react";
import { pageContent } from "@/components/language/language";
import {
  fieldName,
  leadRules,
  type FieldName,
  type FieldRule,
} from "../../endpoint/lead.js";
import "./field.scss";

/** The rule of the endpoint for a control, so that form and endpoint have the same rules. */
export const ruleOf = (name: string): FieldRule =>
  leadRules[fieldName(name) as FieldName];

type FieldProps = {
  /** The id and the name of the control. */
  readonly id: string;
  readonly name: string;
  /** The texts of the field in content/forms.ts. */
  readonly field: {
    readonly label: string;
    readonly hint?: string | undefined;
  };
  /**
   * Whether the page says how it interprets the value, such as the date written out: while-typing.ts. The note is empty at
   * first, because screen readers announce a text only if its live region was in the page before.
   */
  readonly hasNote?: boolean | undefined;
  /** The control. If the field has a hint, its `aria-describedby` is `hintId(id)`. */
  readonly children: ReactNode;
};

/** The id of the hint of a control. */
export const hintId = (id: string) => `${id}-hint`;

/** Label with its mark, hint, control and note, one under the other. */
export function Field({ id, name, field, hasNote, children }: FieldProps) {
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        <LabelText name={name} field={field} />
      </label>
      <Hint id={id} hint={field.hint} />
      {children}
      {hasNote && <p className="field__note" aria-live="polite" />}
    </div>
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

/**
 * The content of a label: its text with a star, hidden from screen readers because the control says that it is required,
 * or with the word "optional".
 */
export function LabelText({ name, field }: Pick<FieldProps, "name" | "field">) {
  return (
    <>
      {field.label}
      {ruleOf(name).required ? (
        <span className="field__star" aria-hidden="true">
          *
        </span>
      ) : (
        <span className="field__optional">{` (${pageContent().forms.sending.optional})`}</span>
      )}
    </>
  );
}

type ControlProps = Pick<FieldProps, "id" | "name" | "field">;

/** A field of one line. It is uncontrolled, so that hydration keeps what a parent has typed. */
export function TextField({
  field,
  hasNote,
  ...input
}: ControlProps & Pick<FieldProps, "hasNote"> & ComponentProps<"input">) {
  const { id, name } = input;
  const { required, maxLength } = ruleOf(name);
  return (
    <Field id={id} name={name} field={field} hasNote={hasNote}>
      <input
        type="text"
        {...input}
        className="field__control"
        required={required}
        maxLength={maxLength}
        aria-describedby={field.hint && hintId(id)}
      />
    </Field>
  );
}

/** A field of several lines, also uncontrolled. */
export function TextArea({
  field,
  ...area
}: ControlProps & ComponentProps<"textarea">) {
  const { id, name } = area;
  const { required, maxLength } = ruleOf(name);
  return (
    <Field id={id} name={name} field={field}>
      <textarea
        {...area}
        className="field__control"
        required={required}
        maxLength={maxLength}
        aria-describedby={field.hint && hintId(id)}
      />
    </Field>
  );
}
