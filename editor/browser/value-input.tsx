/** The inputs of the editor: one for each kind of value. */
import { useId, useMemo, useState } from "react";
import type { Remark } from "../refusal";
import type { Row } from "../rows";
import { PartsInput } from "./parts-input";
import { Remarks } from "./remarks";

type ValueInputProps = {
  readonly row: Row;
  readonly label: string;
  readonly value: unknown;
  readonly remarks: readonly Remark[];
  /** Whether the last save was refused because of this value. */
  readonly isRefused: boolean;
  readonly setValue: (value: unknown) => void;
};

export function ValueInput({ row, label, isRefused, ...props }: ValueInputProps) {
  const { value, remarks, setValue } = props;
  const remarksId = useId();
  if (row.kind === "hours" || row.kind === "links")
    return <PartsInput {...props} name={row.kind} />;
  if (row.kind === "photo") return <PhotoInput {...props} />;
  return (
    <>
      <label className="field__label">
        {label}
        <textarea
          lang={row.language}
          spellCheck
          aria-describedby={remarksId}
          aria-invalid={isRefused || remarks.some(({ isAdvice }) => !isAdvice)}
          value={String(value ?? "")}
          onChange={(event) => setValue(event.target.value)}
        />
      </label>
      <Remarks id={remarksId} remarks={remarks} />
    </>
  );
}

/** Chooses a photo. The browser’s own button would be in its language. */
function PhotoInput({
  value,
  remarks,
  setValue,
}: Pick<ValueInputProps, "value" | "remarks" | "setValue">) {
  const src = useMemo(() => (value instanceof File ? URL.createObjectURL(value) : value), [value]);
  const [look, setLook] = useState<Look>({ src, remarks: [] });
  return (
    <>
      {typeof src === "string" && (
        <img
          className="field__photo"
          src={src}
          alt="Preview"
          onLoad={({ currentTarget }) => setLook({ src, remarks: looksOf(currentTarget) })}
          onError={() => setLook({ src, remarks: [unseen] })}
        />
      )}
      <p>
        A photo of a person needs their written consent. For a child, both parents sign. Keep the
        paper.
      </p>
      <p className="panel__actions">
        <label className="button button--quiet field__file">
          Choose a photo
          <input
            type="file"
            accept="image/jpeg,image/png,image/webp"
            onChange={({ target }) => {
              setValue(target.files?.[0] ?? value);
              // Otherwise the same file could not be chosen again after its removal.
              target.value = "";
            }}
          />
        </label>
        {src !== undefined && (
          <button type="button" onClick={() => setValue(undefined)}>
            Remove the photo
          </button>
        )}
      </p>
      <Remarks remarks={[...remarks, ...(look.src === src ? look.remarks : [])]} />
    </>
  );
}

/** The site can read some files that a browser cannot show, such as TIFF. */
const unseen: Remark = {
  text: "This browser cannot show the file. “Save” says whether the site can use it.",
  isAdvice: true,
};

type Look = { readonly src: unknown; readonly remarks: readonly Remark[] };

/** A photo on a page is shown up to 800 pixels wide, and cropped. */
function looksOf({ naturalWidth: width, naturalHeight: height }: HTMLImageElement) {
  const texts = [
    width < 800 || height < 600
      ? `This photo has ${width} × ${height} pixels. It will look blurred: a sharp photo has at least 800 × 600, such as one that WhatsApp has not made smaller.`
      : "",
    Math.max(width, height) > 2 * Math.min(width, height)
      ? "Pages show the middle of such a long photo."
      : "",
  ];
  return texts.filter(Boolean).map((text) => ({ text, isAdvice: true }));
}
