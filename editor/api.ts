/** The API of the editor: server.ts calls the exported function that a request names, with its JSON body. */
export { change, undo } from "./changes";
export { check, field, hidden } from "./field-details";
export { keepWord } from "./kept-words";
export { sign } from "./signing";
export { state } from "./state";
