/**
 * The browser decides what is wrong (specification, section 5), but its message disappears, and
 * Firefox on Android does not always show it.
 */
import type { IslandMessages } from "@/components/island/island";
import {
  birthdays,
  cleanText,
  fieldName,
  isBlank,
  ruleOf,
  tidyPhone,
  type FieldName,
  type FormName,
} from "../../endpoint/lead.js";

export type FormMessages = IslandMessages["lead-form"];

/** Paints the pressed button first. Safari opens the keyboard in a timer of the press, too. */
export const reportDelayMs = 50;

/** Refuses what the browser does, and a blank answer, a long text and a wrong date of birth. */
export function reportInvalid(form: HTMLFormElement, messages: FormMessages): boolean {
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

/** Says at each field that is missing or wrong what to do. */
export function showProblems(form: HTMLFormElement, messages: FormMessages): void {
  for (const field of form.querySelectorAll(".field")) showProblem(field, messages);
}

/** Removes a problem once its field is right, or says the new one. */
export function updateProblems(form: HTMLFormElement, messages: FormMessages): void {
  for (const line of form.querySelectorAll(".field__problem"))
    showProblem(line.parentElement!, messages);
}

function showProblem(field: Element, messages: FormMessages): void {
  const control = field.querySelector<HTMLInputElement>("[name]")!;
  const problem = problemOf(control, messages);
  // A radio button cannot be invalid; its group can.
  const marked = control.type === "radio" ? field : control;
  field.querySelector(".field__problem")?.remove();
  if (control.validity.valid) marked.removeAttribute("aria-invalid");
  else marked.setAttribute("aria-invalid", "true");
  const described = [...field.querySelectorAll(".field__hint, .field__note")]
    .map(({ id }) => id)
    .join(" ");
  marked.setAttribute("aria-describedby", described);
  if (problem === "") return;
  const line = document.createElement("p");
  line.className = "field__problem";
  line.id = `${control.id || control.name}-problem`;
  line.textContent = problem;
  field.append(line);
  marked.setAttribute("aria-describedby", `${described} ${line.id}`.trim());
}

/** The browser's message, or ours if the browser has another language than the page. */
function problemOf(
  { validity, validationMessage, title, type }: HTMLInputElement,
  { problems, language }: FormMessages,
): string {
  if (validity.valid || validity.customError) return "";
  if (validity.patternMismatch) return title;
  // WebKit refuses an address at a domain in Devanagari, and does not say that it is optional.
  if (validity.typeMismatch) return problems.email;
  if (validationMessage && navigator.language.startsWith(language.code)) return validationMessage;
  if (validity.rangeOverflow) return problems.future;
  if (validity.rangeUnderflow) return problems.early;
  if (validity.badInput) return problems.date;
  return /radio|select/.test(type) ? problems.choose : problems.missing;
}

/** The caret stays between the same digits. Not during a composition, which would start again. */
export function tidyContact(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLInputElement>("[name=contact]");
  if (field === null) return;
  const tidy = tidyPhone(field.value);
  if (tidy === field.value) return;
  const afterCaret = tidyPhone(field.value.slice(field.selectionEnd!));
  field.value = tidy;
  const caret = Math.max(0, tidy.length - afterCaret.length);
  // In Safari setSelectionRange() also moves the focus, for example during autofill.
  if (field === document.activeElement) field.setSelectionRange(caret, caret);
}

/** The date of birth in words, because 04/05 can mean two days; the letters left, or too many. */
export function updateNotes(form: HTMLFormElement, messages: FormMessages): void {
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

/** Empty while the year is typed, because browsers report it digit by digit. */
function dateInWords(value: string, { chosen, language }: FormMessages): string {
  if (value < "1900") return "";
  const date = new Date(value).toLocaleDateString(language.tag, {
    day: "numeric",
    month: "long",
    year: "numeric",
    numberingSystem: "latn",
    timeZone: "UTC",
  });
  return chosen.replace("{date}", date);
}

function checkLength(control: HTMLInputElement, { problems, language }: FormMessages): string {
  // form.id is an added input if its name is "id".
  const form = control.form!.getAttribute("id") as FormName;
  const { maxLength, multiline } = ruleOf(form, fieldName(control.name) as FieldName);
  if (!maxLength) return "";
  // The endpoint counts the cleaned text, which is never longer; cleaning at each letter is slow.
  const left =
    control.value.length < 0.9 * maxLength
      ? maxLength
      : maxLength - cleanText(control.value, multiline).length;
  const isTooLong = left < 0;
  if (isTooLong || control.validity.customError)
    control.setAttribute("aria-invalid", String(isTooLong));
  const text =
    left > 0.1 * maxLength
      ? ""
      : (isTooLong ? problems.tooLong : problems.left).replace(
          "{count}",
          Math.abs(left).toLocaleString(language.tag),
        );
  control.setCustomValidity(isTooLong ? text : "");
  return text;
}
