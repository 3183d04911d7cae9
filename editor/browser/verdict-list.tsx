import type * as api from "../api";
import type { FieldError } from "../check";
import type { Messages } from "./messages";

export type Verdict = Awaited<ReturnType<typeof api.check>>;
export const noVerdict: Verdict = { errors: [], advice: [], words: [] };

/** Sentences about what is wrong. */
export const ErrorLines = ({
  errors,
}: {
  readonly errors: readonly FieldError[];
}) =>
  errors.map(({ text }) => (
    <p className="error" role="status" key={text}>
      {text}
    </p>
  ));

/** What the rules, the reading grade and the spelling check say of the typed words. */
export function VerdictList({
  verdict,
  errors,
  messages,
  keep,
}: {
  readonly verdict: Verdict;
  /** The errors that are not beside an input. */
  readonly errors: readonly FieldError[];
  readonly messages: Messages;
  /** Adds a word to those that the spelling check knows. */
  readonly keep: (word: string) => Promise<void>;
}) {
  return (
    <ul className="verdict" aria-live="polite">
      {errors.map(({ text }) => (
        <li className="error" key={text}>
          {text}
        </li>
      ))}
      {verdict.advice.map(({ kind, value }) => (
        <li key={kind + value}>{messages[kind](value)}</li>
      ))}
      {verdict.words.map((word) => (
        <li key={word}>
          {messages.word(word)}{" "}
          <button type="button" onClick={() => void keep(word)}>
            {messages.keep}
          </button>
        </li>
      ))}
    </ul>
  );
}
