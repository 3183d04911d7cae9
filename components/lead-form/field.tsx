import type { ComponentProps, ReactNode } from "react";
import type { FormField } from "./form-fields";
import { useFormMessages } from "./form-messages";
import "./field.scss";

type FieldProps = {
  /** The id of the control inside. */
  readonly id: string;
  readonly field: FormField;
  /** What the field has taken, in words; given, even if empty, it is read out as it changes. */
  readonly note?: string | undefined;
  /** The control; it names the hint with `aria-describedby={hintId(id)}`. */
  readonly children: ReactNode;
};

/** The id under which the hint of a control stands. */
export const hintId = (id: string) => `${id}-hint`;

/** Label, mark, hint and control, one under the other. */
export function Field({ id, field, note, children }: FieldProps) {
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {field.label}
        <FieldMark required={field.required} />
      </label>
      {field.hint !== undefined && (
        <p className="field__hint" id={hintId(id)}>
          {field.hint}
        </p>
      )}
      {children}
      {note !== undefined && (
        <p className="field__note" aria-live="polite">
          {note}
        </p>
      )}
    </div>
  );
}

/** A star, which screen readers hear as "required" from the control itself, or the word "optional". */
export function FieldMark({ required }: { readonly required: boolean }) {
  const { leadForm } = useFormMessages();
  return required ? (
    <span className="field__star" aria-hidden="true">
      *
    </span>
  ) : (
    // One text, because React would separate three by comments.
    <span className="field__optional">{` (${leadForm.optional})`}</span>
  );
}

type Control = {
  readonly id: string;
  readonly name: string;
  readonly field: FormField;
};

/** A field of one line. Uncontrolled, so that what a parent types before hydration stays. */
export function TextField({
  field,
  note,
  ...input
}: Control & Pick<FieldProps, "note"> & ComponentProps<"input">) {
  return (
    <Field id={input.id} field={field} note={note}>
      <input
        type="text"
        {...input}
        className="field__control"
        required={field.required}
        maxLength={field.maxLength}
        pattern={field.pattern}
        aria-describedby={field.hint && hintId(input.id)}
      />
    </Field>
  );
}

/** A field of several lines, uncontrolled too. */
export function TextArea({
  field,
  ...area
}: Control & ComponentProps<"textarea">) {
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
