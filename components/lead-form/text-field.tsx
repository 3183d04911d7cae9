import type { ComponentProps } from "react";
import { Field, hintId } from "./field";

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
  ...input
}: Labelled & ComponentProps<"input">) {
  return (
    <Field {...fieldProps(label, hint, input)}>
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
