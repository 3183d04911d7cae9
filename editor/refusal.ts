import { say, type Text } from "./browser/say";

/** A sentence for the person about an edit. */
export type Remark = {
  readonly text: Text;
  readonly values: readonly string[];
  /** The id of the field that it is about, if it is about one of the edits. */
  readonly id?: string;
  /** The place inside the field with dots, such as "0.times"; empty for the whole field. */
  readonly place?: string;
  /** The edit may be saved anyway. */
  readonly isAdvice?: boolean;
};

/** The reason why a request is not carried out. Nothing is written. */
export class Refusal extends Error {
  constructor(readonly remarks: readonly Remark[]) {
    super(
      remarks.map(({ text, values }) => say("en", text, ...values)).join("\n"),
    );
  }
}

/** A refusal with one sentence. */
export const refusal = (text: Text, ...values: readonly string[]) =>
  new Refusal([{ text, values }]);
