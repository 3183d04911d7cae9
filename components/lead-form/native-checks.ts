/**
 * The browser checks the fields by itself; here it is told two things that plain markup cannot say. The endpoint
 * refuses such leads, and where its answer cannot be read the parent would be thanked for nothing.
 */

/** A child is born today at the latest. A page made at build time does not know the day; the browser does. */
export function limitBirthDate(form: HTMLFormElement): void {
  // The Swedish way to write a date is the ISO one, in the parent's own time zone.
  const today = new Date().toLocaleDateString("sv-SE");
  for (const field of form.querySelectorAll<HTMLInputElement>(
    "input[type=date]",
  )) {
    field.max = today;
  }
}

/**
 * Blanks are no answer: a required field that holds nothing else is emptied, and the browser asks for it.
 *
 * @returns whether the form may be sent
 */
export function checkBlanks(form: HTMLFormElement): boolean {
  for (const field of form.querySelectorAll<
    HTMLInputElement | HTMLTextAreaElement
  >("input[required], textarea[required]")) {
    if (field.type !== "radio" && field.value.trim() === "") field.value = "";
  }
  return form.reportValidity();
}
