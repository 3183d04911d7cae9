/** The API of the editor: server.ts calls the exported function that a request names, with its JSON body. */
import * as changes from "./changes";
import { queued } from "./queued";
import * as signing from "./signing";

export { check, field, hidden } from "./field-details";
export { state } from "./state";

export const change = queued(changes.change);
export const undo = queued(changes.undo);
export const sign = queued(signing.sign);
export const unsign = queued(signing.unsign);
