/** The input of a person is wrong. The message is a sentence for the clinic. */
export class InputError extends Error {}
