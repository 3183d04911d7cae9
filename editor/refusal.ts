/** A message that the editor shows to the person. */
export type Remark = {
  readonly text: string;
  /** The id of the field, if it is about one. */
  readonly id?: string;
  /** The path inside the field, such as "0.times". */
  readonly place?: string;
  /** Not an error: the edit may be saved anyway, or something was done. */
  readonly isAdvice?: boolean;
};

/** An edit that cannot be saved, in words for the person. */
export class Refusal extends Error {
  constructor(readonly remarks: readonly Remark[]) {
    super(remarks.map(({ text }) => text).join("\n"));
  }
}

/** What the editor says of an error: why the request was refused, or what else went wrong. */
export const remarksOf = (error: unknown): readonly Remark[] =>
  error instanceof Refusal
    ? error.remarks
    : [{ text: `This did not work. ${(error as Error).message}` }];

/** A refusal in one sentence. */
export const refusal = (text: string) => new Refusal([{ text }]);
