/** What a parent typed, in this tab's sessionStorage; without it, if that is full or blocked. */
import { draftSeparator } from "@/components/island/protocol.client";
import { isOwnInput } from "./send-lead.client";

const keyOf = (form: HTMLFormElement, name: string) =>
  form.getAttribute("id") + draftSeparator + name;

/** Stores what was typed and chosen, not what the page has prefilled. */
export function keepDraft(form: HTMLFormElement): void {
  dropDraft(form);
  try {
    for (const [name, value] of new FormData(form)) {
      if (!isOwnInput(form, name) || value === "") continue;
      if (value !== initialValue(form.elements.namedItem(name)))
        sessionStorage.setItem(keyOf(form, name), String(value));
    }
  } catch {}
}

/** Restores what is unchanged since the page loaded. */
export function restoreDraft(form: HTMLFormElement): void {
  for (const key of keptKeys(form)) {
    const value = sessionStorage.getItem(key) ?? "";
    const field = form.elements.namedItem(key.slice(keyOf(form, "").length));
    if (field instanceof RadioNodeList) {
      if (field.value === "") field.value = value;
    } else if (field && "value" in field && field.value === initialValue(field))
      field.value = value;
  }
}

function dropDraft(form: HTMLFormElement): void {
  for (const key of keptKeys(form)) sessionStorage.removeItem(key);
}

/** Empties all fields, also prefilled ones: specification, section 4. */
export function emptyForm(form: HTMLFormElement): void {
  for (const field of form.elements)
    if (initialValue(field) !== "") (field as HTMLInputElement).defaultValue = "";
  form.reset();
  dropDraft(form);
}

/** The value of a text in the HTML of the page. */
const initialValue = (field: Element | RadioNodeList | null) =>
  field instanceof HTMLInputElement && field.type === "text" ? field.defaultValue : "";

function keptKeys(form: HTMLFormElement): readonly string[] {
  try {
    return Object.keys(sessionStorage).filter((key) => key.startsWith(keyOf(form, "")));
  } catch {
    return [];
  }
}
