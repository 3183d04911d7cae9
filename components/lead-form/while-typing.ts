/** What a form does at each input: it tidies the contact number, and says in the notes of fields how it reads them. */
import type { IslandMessages } from "@/components/island/island-messages";
import {
  cleanText,
  fieldName,
  ruleOf,
  tidyPhone,
  type FieldName,
  type FormName,
} from "../../endpoint/lead.js";

export type FieldMessages = IslandMessages["lead-form"]["fields"];

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

/**
 * Writes what a parent should know into the notes below the fields: the date of birth in words, because 04/05 can mean two
 * days, and how many letters are left near the limit of a text, or too many. The browser then refuses to send it; nothing
 * is cut.
 */
export function updateNotes(form: HTMLFormElement, messages: FieldMessages): void {
  for (const note of form.querySelectorAll(".field__note")) {
    const control = note.parentElement!.querySelector<HTMLInputElement>(".field__control")!;
    const text =
      control.type === "date"
        ? dateInWords(control.value, messages)
        : checkLength(control, messages);
    // A screen reader would say the same again.
    if (note.textContent !== text) note.textContent = text;
  }
}

/** Of a date, for example "You chose 4 May 2021"; empty while the year is typed, because browsers report it digit by digit. */
function dateInWords(value: string, { chosen, tag }: FieldMessages): string {
  if (value < "1900") return "";
  const date = new Date(value).toLocaleDateString(tag, {
    day: "numeric",
    month: "long",
    year: "numeric",
    numberingSystem: "latn",
    timeZone: "UTC",
  });
  return chosen.replace("{date}", date);
}

/** Marks a text over its limit as invalid. The note of a text begins at nine tenths of the limit. */
function checkLength(control: HTMLInputElement, { left, tooLong, tag }: FieldMessages): string {
  // form.id is an added input if its name is "id".
  const form = control.form!.getAttribute("id") as FormName;
  const rule = ruleOf(form, fieldName(control.name) as FieldName);
  const limit = rule.maxLength;
  if (!limit) return "";
  // The endpoint counts the cleaned text, which is never longer. To clean it at each letter takes time.
  const room =
    control.value.length < 0.9 * limit
      ? limit
      : limit - cleanText(control.value, rule.multiline).length;
  const isTooLong = room < 0;
  if (isTooLong || control.validity.customError)
    control.setAttribute("aria-invalid", String(isTooLong));
  const text =
    room > 0.1 * limit
      ? ""
      : (isTooLong ? tooLong : left).replace("{count}", Math.abs(room).toLocaleString(tag));
  control.setCustomValidity(isTooLong ? text : "");
  return text;
}
