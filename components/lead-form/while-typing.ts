/** What the consultation form does at each input. */

/** Characters between digits, as people write them; copied numbers may also have invisible marks of direction. */
const separators = /[\s().\p{Pd}\p{Cf}]/gu;

/**
 * Removes separators and the prefixes +91, 0091, 91 and 0 from the contact number, which has 10 digits (specification,
 * section 5). A prefix without a plus is removed only if 10 digits follow, because a number may begin with the same digits. The caret stays
 * between the same digits. Other characters stay, and the browser reports them at Submit.
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
  // Only in the field with the focus: in Safari setSelectionRange() also moves the focus, for example during autofill.
  if (field === document.activeElement) field.setSelectionRange(caret, caret);
}

/**
 * The chosen date of birth in words, because 04/05 can mean two different days.
 *
 * @param tag - the language, as a BCP 47 tag
 * @returns for example "4 May 2021"; empty while the year is typed, because browsers report it digit by digit
 */
export function dateOfBirthInWords(form: HTMLFormElement, tag: string): string {
  const field = form.elements.namedItem("dob");
  if (!(field instanceof HTMLInputElement) || field.value < "1900") return "";
  return new Date(field.value).toLocaleDateString(tag, {
    day: "numeric",
    month: "long",
    year: "numeric",
    numberingSystem: "latn",
    timeZone: "UTC",
  });
}
