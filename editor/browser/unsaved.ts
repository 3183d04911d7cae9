/** Which fields have edits that are not saved yet. */

/** The ids of these fields. */
const unsaved = new Set<string>();

let lastSave: Promise<unknown> = Promise.resolve();

/** Notes whether the panel of a field has words that are not saved. */
export function noteUnsaved(id: string, isUnsaved: boolean): void {
  if (isUnsaved) unsaved.add(id);
  else unsaved.delete(id);
}

/** Remembers the running save: no panel closes before it ends. */
export function noteSave(save: Promise<unknown>): void {
  lastSave = save.catch(() => undefined);
}

/** Waits for the last save. If some words are not saved then, asks whether they may be lost. */
export async function mayLeave(): Promise<boolean> {
  await lastSave;
  return (
    unsaved.size === 0 ||
    window.confirm("Your last words are not saved. Leave them?")
  );
}

window.addEventListener("beforeunload", (event) => {
  if (unsaved.size > 0) event.preventDefault();
});
