/** What a form does at each input, if it has a contact number or a date of birth. */
import type { IslandMessages } from "@/components/island/island-messages";
import { tidyPhone } from "../../endpoint/lead.js";

/** What may be between the characters of a phone number. */
const gap = String.raw`[\s\p{P}\p{M}\p{C}\|~\u2044\u2212\u2215]*`;

/**
 * The pattern of the contact number (specification, section 5): what tidyPhone() makes ten digits of, except links and
 * prefixes in scripts other than Latin, Devanagari and Bangla. Chromium's autofill writes 09876543210, and a parent +91, also
 * where no script tidies them; the endpoint does, too.
 */
export const contactPattern = `${gap}([+\uff0b]${gap}[9९৯]${gap}[1१১]${gap})?(([0०০]${gap}){0,2}[9९৯]${gap}[1१১]${gap})?([0०০]${gap})?(\\p{Nd}${gap}){10}`;

/**
 * Tidies the contact number, which has 10 digits (specification, section 5). The caret stays between the same digits.
 * What is no phone number stays, and the browser reports it at Submit. An input method inserts its text again if it is
 * rewritten while it is composed: call this only after that.
 */
export function tidyContact(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLInputElement>("[name=contact]");
  if (field === null) return;
  const tidy = tidyPhone(field.value);
  if (tidy === field.value) return;
  const afterCaret = tidyPhone(field.value.slice(field.selectionEnd!));
  field.value = tidy;
  const caret = Math.max(0, tidy.length - afterCaret.length);
  // Only in the field with the focus: in Safari setSelectionRange() also moves the focus, for example during autofill.
  if (field === document.activeElement) field.setSelectionRange(caret, caret);
}

/** The live region below the date of birth; null in a form without one. */
export const noteOf = (form: HTMLFormElement): Element | null =>
  form.querySelector(".field__note");

/**
 * Says the chosen date of birth in words, because 04/05 can mean two different days.
 *
 * @param tag - the language, as a BCP 47 tag
 * @returns for example "You chose 4 May 2021"; empty while the year is typed, because browsers report it digit by digit
 */
export function dateOfBirthInWords(
  form: HTMLFormElement,
  { chosen, tag }: IslandMessages["lead-form"]["birthday"],
): string {
  const field = form.querySelector<HTMLInputElement>("[name=dob]");
  if (field === null || field.value < "1900") return "";
  const date = new Date(field.value).toLocaleDateString(tag, {
    day: "numeric",
    month: "long",
    year: "numeric",
    numberingSystem: "latn",
    timeZone: "UTC",
  });
  return chosen.replace("{date}", date);
}
