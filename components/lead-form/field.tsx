import type { ComponentProps, ReactNode } from "react";
import { pageContent } from "@/components/language/language";
import type { FieldRule } from "../../endpoint/lead.js";
import "./field.scss";

type FieldProps = {
  /** The id of the control. */
  readonly id: string;
  /** The rule of the endpoint for it. */
  readonly rule: FieldRule;
  /** The texts of the field in content/forms.ts. */
  readonly field: {
    readonly label: string;
    readonly hint?: string | undefined;
  };
  /** The control. */
  readonly children: ReactNode;
};

/** The id of the hint of a control. */
export const hintId = (id: string) => `${id}-hint`;

/** The ids of what is said of a control: its hint and its note. */
const descriptionsOf = (id: string, hint: string | undefined) =>
  `${hint ? hintId(id) : ""} ${id}-note`.trim();

/**
 * Label with its mark, hint, control and note, one under the other. The note is for while-typing.ts, and empty at first,
 * because screen readers announce a text only if its live region was in the page before.
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

type ControlProps = Pick<FieldProps, "id" | "rule" | "field">;

/**
 * A field of one line. It is uncontrolled, so that hydration keeps what a parent has typed. It has no `maxlength`, with
 * which browsers drop the end of a paste without a word: while-typing.ts.
 */
export function TextField({ rule, field, ...input }: ControlProps & ComponentProps<"input">) {
  const { id } = input;
  return (
    <Field id={id} rule={rule} field={field}>
      <input
        type="text"
        {...input}
        className="field__control"
        required={rule.required}
        aria-describedby={descriptionsOf(id, field.hint)}
      />
    </Field>
  );
}

/** A field of several lines, also uncontrolled and without `maxlength`. */
export function TextArea({ rule, field, ...area }: ControlProps & ComponentProps<"textarea">) {
  const { id } = area;
  return (
    <Field id={id} rule={rule} field={field}>
      <textarea
        {...area}
        className="field__control"
        required={rule.required}
        aria-describedby={descriptionsOf(id, field.hint)}
      />
    </Field>
  );
}
