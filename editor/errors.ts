/** Errors whose messages are sentences for the clinic. */

/** The input of a person is wrong. */
export class InputError extends Error {}

/** The change cannot be made safely. Nothing is written. */
export class Refused extends Error {
  /**
   * @param reason - a sentence
   * @param advice - what the person can do
   */
  constructor(
    reason: string,
    advice = "Somebody who knows the code has to make this change.",
  ) {
    super(`${reason} ${advice}`);
  }
}

/** Somebody else has changed the field: its value is not `before`. Nothing is written. */
export class Conflict extends Error {
  /** @param current - the value in the sources */
  constructor(readonly current: unknown) {
    super("The text was changed in the meantime.");
  }
}
