/** The API of the editor: a request names an exported function, and has its arguments. */
import * as changes from "./changes";
import { readContent, type EditedContent } from "./edited-content";
import * as signing from "./signing";
import { stateOf } from "./state";

let last: Promise<unknown> = Promise.resolve();

/** Makes calls wait for each other: two windows never write at once. Returns the state. */
const queued =
  <Input>(work: (input: Input) => EditedContent | Promise<EditedContent>) =>
  (input: Input) => {
    const result = last.then(() => work(input)).then(stateOf);
    last = result.catch(() => undefined);
    return result;
  };

export { check } from "./changes";
export const state = queued(readContent);
export const change = queued(changes.change);
export const undo = queued(changes.undo);
export const sign = queued(signing.sign);
export const unsign = queued(signing.unsign);
