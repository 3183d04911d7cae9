/** The checks before a lead is sent: that the form is valid, and that no program has filled in the honeypot. */
import { birthdays, isBlank } from "../../endpoint/lead.js";
import { showProblems } from "./problems";
import { tidyContact, updateNotes, type FieldMessages } from "./while-typing";

/**
 * Milliseconds from a press of Submit to the browser's message. The delay lets the browser paint the pressed button
 * first: moving to the field and drawing the message take over 100 ms on a slow phone. Safari opens the keyboard for a field only in the task of a
 * press or in a timer that this task has set.
 */
export const reportDelayMs = 50;

/**
 * Validates a form with the browser's own messages, and more strictly than `required` alone: no blank answer, no text over
 * its limit, and no date of birth in the future or long ago. endpoint/lead.js refuses them, and the page cannot tell the parent if the
 * answer is opaque. A contact number that is tidied is valid. Each field that is missing or wrong says so in the page too.
 *
 * @returns whether something is missing or wrong; the browser shows the first such field {@link reportDelayMs} later
 */
export function reportInvalid(form: HTMLFormElement, messages: FieldMessages): boolean {
  tidyContact(form);
  // An extension may have filled in a field without an event.
  updateNotes(form, messages);
  for (const field of form.elements as Iterable<HTMLInputElement>) {
    // At each submit, because a page may stay open over midnight.
    if (field.type === "date") Object.assign(field, birthdays(new Date()));
    else if (field.required && field.type !== "radio" && isBlank(field.value)) field.value = "";
  }
  if (form.matches(":valid")) return false;
  setTimeout(() => {
    showProblems(form, messages);
    form.reportValidity();
  }, reportDelayMs);
  return true;
}

/**
 * The honeypot of a form: a field that no person can see. The page has it as a hidden input, which is no field, because
 * browsers without our styles would show it.
 */
export const honeypotOf = (form: HTMLFormElement): HTMLInputElement =>
  form.querySelector('[aria-hidden="true"] > input')!;

/**
 * Throws if the honeypot is filled in, and empties it. So a second Submit succeeds for a parent whose browser filled it
 * in by mistake; a program rarely submits twice.
 */
export function assertHoneypotEmpty(form: HTMLFormElement): void {
  const honeypot = honeypotOf(form);
  if (honeypot.value === "") return;
  honeypot.value = "";
  throw new Error("The honeypot was filled in.");
}
