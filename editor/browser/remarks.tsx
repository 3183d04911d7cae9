import type { Remark } from "../refusal";
import { useEditor } from "./editor-context";

/** Sentences about an edit: what is wrong with it, and advice. Screen readers announce them. */
export function Remarks({
  id,
  remarks,
  keep,
}: {
  /** Of the element, for `aria-describedby`. */
  readonly id?: string;
  readonly remarks: readonly Remark[];
  /** Adds a word to those that the spelling check knows. */
  readonly keep?: (word: string) => void;
}) {
  const { say } = useEditor();
  return (
    <ul className="remarks" id={id} aria-live="polite">
      {remarks.map(({ text, values, isAdvice }) => (
        <li
          className={isAdvice ? "remarks__advice" : "remarks__error"}
          key={text + values.join()}
        >
          {say(text, ...values)}{" "}
          {keep && text === "The spelling check does not know “{}”." && (
            <button type="button" onClick={() => keep(values[0]!)}>
              {say("Keep this word")}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
