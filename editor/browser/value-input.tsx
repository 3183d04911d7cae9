/** The inputs of the editor: one for each kind of value. */
import { useId } from "react";
import type { Field } from "../fields";
import type { Remark } from "../refusal";
import { PartsInput } from "./parts-input";
import { Remarks } from "./remarks";

type ValueInputProps = {
  readonly kind: Field["kind"];
  readonly label: string;
  /** The last key of the field. */
  readonly name: string;
  /** The language of a text. */
  readonly language: string;
  readonly value: unknown;
  readonly remarks: readonly Remark[];
  readonly setValue: (value: unknown) => void;
};

/** The input of a value, with what is said about it below. */
export function ValueInput({
  kind,
  label,
  language,
  ...props
}: ValueInputProps) {
  const { value, remarks, setValue } = props;
  const remarksId = useId();
  if (kind === "parts") return <PartsInput {...props} />;
  if (kind === "photo") return <PhotoInput {...props} />;
  return (
    <>
      <label className="field__label">
        {label}
        <textarea
          lang={language}
          spellCheck
          aria-describedby={remarksId}
          aria-invalid={remarks.some(({ isAdvice }) => !isAdvice)}
          value={String(value ?? "")}
          onChange={(event) => setValue(event.target.value)}
        />
      </label>
      <Remarks id={remarksId} remarks={remarks} />
    </>
  );
}

/** Chooses the file of a photo. The browser’s own button would be in the language of the browser. */
function PhotoInput({
  value,
  remarks,
  setValue,
}: Pick<ValueInputProps, "value" | "remarks" | "setValue">) {
  return (
    <>
      {typeof value === "string" && (
        <img className="field__photo" src={value} alt="" />
      )}
      <p>
        A photo of a person needs their written consent. For a child, both
        parents sign. Keep the paper.
      </p>
      <label className="button button--quiet field__file">
        Choose a photo
        <input
          type="file"
          accept="image/jpeg,image/png,image/webp"
          onChange={(event) => setValue(event.target.files?.[0] ?? value)}
        />
      </label>
      {value instanceof File && <p>{value.name}</p>}
      <Remarks remarks={remarks} />
    </>
  );
}
