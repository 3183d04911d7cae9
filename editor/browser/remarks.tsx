import type { Remark } from "../refusal";

/** Sentences about an edit: what is wrong with it, and advice. Screen readers announce them. */
export function Remarks({
  id,
  remarks,
}: {
  /** Of the element, for `aria-describedby`. */
  readonly id?: string;
  readonly remarks: readonly Remark[];
}) {
  return (
    <ul className="remarks" id={id} aria-live="polite">
      {remarks.map(({ text, isAdvice }) => (
        <li className={isAdvice ? "remarks__advice" : "remarks__error"} key={text}>
          {text}
        </li>
      ))}
    </ul>
  );
}
