/** The endpoint keeps no blank answer and no birthday to come: endpoint/lead.js. The page may never hear of it, so it asks first. */

/** Something a person can read, not only spaces, joiners and marks of direction. */
const readable = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * Asks, in the browser's own words, for what `required` alone lets pass.
 *
 * @returns whether something is missing
 */
export function askForMissing(form: HTMLFormElement): boolean {
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.type === "date")
      field.max = todayInDelhi();
    else if (isWritten(field) && field.required && !readable.test(field.value))
      field.value = "";
  }
  return !form.reportValidity();
}

function isWritten(
  field: Element,
): field is HTMLInputElement | HTMLTextAreaElement {
  return (
    field instanceof HTMLTextAreaElement ||
    (field instanceof HTMLInputElement && field.type !== "radio")
  );
}

/** A page may stay open over midnight, so this is asked at each press. India has one time zone and no summer time. */
const todayInDelhi = () =>
  new Date(Date.now() + 330 * 60_000).toISOString().slice(0, 10);
