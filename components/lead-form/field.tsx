import type { ComponentProps, ReactNode } from "react";
import { useFormMessages } from "./form-messages";
import "./field.scss";

type FieldProps = {
  /** The id of the control inside. */
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  /** What the field has taken, in words; given, even if empty, it is read out as it changes. */
  readonly note?: string | undefined;
  readonly required?: boolean;
  /** The control; it names the hint with `aria-describedby={hintId(id)}`. */
  readonly children: ReactNode;
};

/** The id under which the hint of a control stands. */
export const hintId = (id: string) => `${id}-hint`;

/** Label, mark, hint and control, one under the other. */
export function Field({
  id,
  label,
  hint,
  note,
  required = false,
  children,
}: FieldProps) {
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
        <FieldMark required={required} />
      </label>
      {hint !== undefined && (
        <p className="field__hint" id={hintId(id)}>
          {hint}
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

type Labelled = {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly required?: boolean;
};

/** A field of one line. Uncontrolled, so that what a parent types before hydration stays. */
export function TextField({
  label,
  hint,
  note,
  ...input
}: Labelled & Pick<FieldProps, "note"> & ComponentProps<"input">) {
  return (
    <Field {...fieldProps(label, hint, input)} note={note}>
      <input
        type="text"
        {...input}
        className="field__control"
        aria-describedby={hint && hintId(input.id)}
      />
    </Field>
  );
}

/** A field of several lines, uncontrolled too. */
export function TextArea({
  label,
  hint,
  ...area
}: Labelled & ComponentProps<"textarea">) {
  return (
    <Field {...fieldProps(label, hint, area)}>
      <textarea
        {...area}
        className="field__control"
        aria-describedby={hint && hintId(area.id)}
      />
    </Field>
  );
}

const fieldProps = (
  label: string,
  hint: string | undefined,
  { id, required = false }: Pick<Labelled, "id" | "required">,
) => ({ id, label, required, ...(hint !== undefined && { hint }) });
