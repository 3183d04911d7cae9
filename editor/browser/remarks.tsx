import type { Remark } from "../refusal";

type RemarksProps = { readonly id?: string; readonly remarks: readonly Remark[] };

/** Sentences about an edit: what is wrong with it, and advice. Screen readers announce them. */
export function Remarks({ id, remarks }: RemarksProps) {
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
