import type { ComponentProps, ReactNode } from "react";
import { escapeHtml, opaqueHtml, opaqueText } from "@/components/island/opaque";
import type { FormField } from "@/site-content/form-fields";
import { useFormMessages } from "./form-messages";
import "./field.scss";

type FieldProps = {
  /** The id of the control. */
  readonly id: string;
  readonly field: FormField;
  /**
   * How the page interprets the value, such as the date written out. "" while there is none: screen readers announce a
   * text only if its live region was in the page before.
   */
  readonly note?: string | undefined;
  /** The control. If the field has a hint, its `aria-describedby` is `hintId(id)`. */
  readonly children: ReactNode;
};

/** The id of the hint of a control. */
export const hintId = (id: string) => `${id}-hint`;

/** Label with its mark, hint, control and note, one under the other. */
export function Field({ id, field, note, children }: FieldProps) {
  return (
    <div className="field">
      <label className="field__label" htmlFor={id} {...useLabel(field)} />
      <Hint id={id} hint={field.hint} />
      {children}
      {note !== undefined && (
        <p className="field__note" aria-live="polite" {...opaqueText(note)} />
      )}
    </div>
  );
}

type HintProps = { readonly id: string; readonly hint?: string | undefined };

export function Hint({ id, hint }: HintProps) {
  return (
    hint !== undefined && (
      <p className="field__hint" id={hintId(id)} {...opaqueText(hint)} />
    )
  );
}

/**
 * The content of a label: its text with a star, hidden from screen readers because the control says that it is required,
 * or with the word "optional".
 */
export function useLabel({ label, required }: FormField) {
  const { sending } = useFormMessages();
  const mark = required
    ? '<span class="field__star" aria-hidden="true">*</span>'
    : `<span class="field__optional"> (${escapeHtml(sending.optional)})</span>`;
  return opaqueHtml(escapeHtml(label) + mark);
}

type ControlProps = {
  readonly id: string;
  readonly name: string;
  readonly field: FormField;
};

/** A field of one line. It is uncontrolled, so that hydration keeps what a parent has typed. */
export function TextField({
  field,
  note,
  ...input
}: ControlProps & Pick<FieldProps, "note"> & ComponentProps<"input">) {
  return (
    <Field id={input.id} field={field} note={note}>
      <input
        type="text"
        {...input}
        className="field__control"
        required={field.required}
        maxLength={field.maxLength}
        aria-describedby={field.hint && hintId(input.id)}
      />
    </Field>
  );
}

/** A field of several lines, also uncontrolled. */
export function TextArea({
  field,
  ...area
}: ControlProps & ComponentProps<"textarea">) {
  return (
    <Field id={area.id} field={field}>
      <textarea
        {...area}
        className="field__control"
        required={field.required}
        maxLength={field.maxLength}
        aria-describedby={field.hint && hintId(area.id)}
      />
    </Field>
  );
}
