/** Says what is wrong with a value, or nothing. */
export type Check<Value> = (value: Value) => string | undefined;

/** Collects what is wrong, each line with the file and the field to mend. */
export class Problems {
  readonly lines: string[] = [];

  /** Names the file; the answer checks its fields. */
  in(file: string) {
    return <Value>(field: string, value: Value, check: Check<Value>): void => {
      const problem = check(value);
      if (problem !== undefined)
        this.lines.push(`${file}: ${field}: ${problem}`);
    };
  }

  /** The specification fixes how many entries the list has. */
  count(
    file: string,
    field: string,
    list: readonly unknown[],
    expected: number,
  ): void {
    if (list.length !== expected) {
      this.lines.push(
        `${file}: ${field}: has ${list.length} entries and needs ${expected}`,
      );
    }
  }

  unique(file: string, field: string, values: readonly string[]): void {
    for (const value of new Set(
      values.filter((each, index) => values.indexOf(each) !== index),
    )) {
      this.lines.push(`${file}: ${field}: "${value}" stands there twice`);
    }
  }
}

export const between =
  (least: number, most: number): Check<string> =>
  ({ length }) =>
    length >= least && length <= most
      ? undefined
      : `has ${length} characters and needs ${least} to ${most}`;

export const matches =
  (form: RegExp, words: string): Check<string> =>
  (value) =>
    form.test(value) ? undefined : `"${value}" must be ${words}`;

export const isOneOf =
  (allowed: readonly string[]): Check<string> =>
  (value) =>
    allowed.includes(value)
      ? undefined
      : `"${value}" is not a page of this site`;

export const atLeast =
  (least: number): Check<number> =>
  (value) =>
    value >= least ? undefined : `${value} must be at least ${least}`;

export const isHttps: Check<string> = (value) =>
  URL.canParse(value) && new URL(value).protocol === "https:"
    ? undefined
    : `"${value}" must be an address that begins with https://`;
