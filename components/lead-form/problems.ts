/**
 * What the page says at a field that is missing or wrong, besides the message of the browser: that one disappears, and
 * Firefox on Android does not always show it. Validation stays the browser's own: specification, section 5.
 */
import type { FieldMessages } from "./while-typing";

/** Shows the problem of each field that is missing or wrong. */
export function showProblems(form: HTMLFormElement, messages: FieldMessages): void {
  for (const field of form.querySelectorAll(".field")) show(field, messages);
}

/** Removes a problem once its field is right, and shows the new one if it is wrong for another reason. */
export function updateProblems(form: HTMLFormElement, messages: FieldMessages): void {
  for (const line of form.querySelectorAll(".field__problem")) show(line.parentElement!, messages);
}

/** Adds the line to a field, or removes it. */
function show(field: Element, messages: FieldMessages): void {
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

/**
 * The browser's message, or ours if the browser has another language than the page; empty if the field is right, or its
 * note says what is wrong.
 */
function problemOf(
  { validity, validationMessage, title, type }: HTMLInputElement,
  messages: FieldMessages,
): string {
  if (validity.valid || validity.customError) return "";
  if (validity.patternMismatch) return title;
  // WebKit refuses an address at a domain in Devanagari, and does not say that the field is optional.
  if (validity.typeMismatch) return messages.email;
  if (validationMessage && navigator.language.startsWith(messages.language))
    return validationMessage;
  if (validity.rangeOverflow) return messages.future;
  if (validity.rangeUnderflow) return messages.early;
  if (validity.badInput) return messages.date;
  return /radio|select/.test(type) ? messages.choose : messages.missing;
}
