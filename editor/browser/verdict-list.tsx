import type * as api from "../api";
import type { Messages } from "./messages";

export type Verdict = Awaited<ReturnType<typeof api.check>>;
export const noVerdict: Verdict = { errors: [], advice: [], words: [] };

/** What the rules, the reading grade and the spelling check say of the typed words. */
export function VerdictList({
  verdict,
  messages,
  keep,
}: {
  readonly verdict: Verdict;
  readonly messages: Messages;
  /** Adds a word to those that the spelling check knows. */
  readonly keep: (word: string) => Promise<void>;
}) {
  return (
    <ul className="verdict" aria-live="polite">
      {verdict.errors.map((line) => (
        <li className="error" key={line}>
          {line}
        </li>
      ))}
      {verdict.advice.map(({ kind, value }) => (
        <li key={kind + value}>
          {kind === "grade" ? messages.easier(value) : messages.parts(value)}
        </li>
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
