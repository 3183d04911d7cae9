/** What the consultation form does for a parent who is filling it in. */

/** What people and address books put between the digits; some copy invisible marks of direction too. */
const separators = /[\s().\p{Pd}\p{Cf}]/gu;

/**
 * Takes +91, a leading 0 and separators off the contact number, which is exactly 10 digits (specification, section 5).
 * A 0 or 91 at the front goes only where 10 digits follow, because a number may begin with either. The caret stays
 * between the same digits; anything else than digits stays for the browser to ask about.
 */
export function tidyContact(form: HTMLFormElement): void {
  const field = form.elements.namedItem("contact");
  if (!(field instanceof HTMLInputElement)) return;
  const tidy = field.value
    .replace(separators, "")
    .replace(/^\+91/, "")
    .replace(/^(0091|91|0)(?=\d{10}$)/, "");
  if (tidy === field.value) return;
  const afterCaret = field.value
    .slice(field.selectionEnd ?? field.value.length)
    .replace(separators, "");
  field.value = tidy;
  const caret = Math.max(0, tidy.length - afterCaret.length);
  // A field that is not focused, as when the browser fills it in, would take the focus in Safari.
  if (field === document.activeElement) field.setSelectionRange(caret, caret);
}

/**
 * The chosen birthday in words, since 04/05 is two days of the year.
 *
 * @param tag - the language of the words, BCP 47
 * @returns such as "4 May 2021"; empty while the year is being typed, which browsers report digit by digit
 */
export function birthdayOf(form: HTMLFormElement, tag: string): string {
  const field = form.elements.namedItem("dob");
  if (!(field instanceof HTMLInputElement) || field.value < "1900") return "";
  return new Date(field.value).toLocaleDateString(tag, {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
}
