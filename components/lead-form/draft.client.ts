/**
 * Keeps what a parent typed in this tab's sessionStorage, one entry for each field; until hydration
 * the loader does. Storage may be full or blocked; then the form works without drafts.
 */
import { draftSeparator } from "@/components/island/protocol.client";
import { isOwnInput } from "./send-lead.client";

const keyOf = (form: HTMLFormElement, name: string) =>
  form.getAttribute("id") + draftSeparator + name;

/** Stores what was typed and chosen, but not the value that the page has prefilled in the request. */
export function keepDraft(form: HTMLFormElement): void {
  dropDraft(form);
  try {
    for (const [name, value] of new FormData(form)) {
      if (!isOwnInput(form, name) || value === "") continue;
      if (value !== initialValue(form.elements.namedItem(name)))
        sessionStorage.setItem(keyOf(form, name), String(value));
    }
  } catch {
    // Storage is full or blocked; the text is still in the fields.
  }
}

/** Restores a draft in fields that are unchanged since the page loaded, also prefilled ones. */
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

/** Empties all fields, also prefilled ones, and removes the draft: specification, section 4. */
export function emptyForm(form: HTMLFormElement): void {
  for (const field of form.elements)
    if (initialValue(field) !== "") (field as HTMLInputElement).defaultValue = "";
  form.reset();
  dropDraft(form);
}

/** The value that a field of one line has in the HTML of the page; empty for other controls. */
const initialValue = (field: Element | RadioNodeList | null) =>
  field instanceof HTMLInputElement && field.type === "text" ? field.defaultValue : "";

/** The keys of this form's draft; none if storage is blocked. */
function keptKeys(form: HTMLFormElement): readonly string[] {
  try {
    return Object.keys(sessionStorage).filter((key) => key.startsWith(keyOf(form, "")));
  } catch {
    return [];
  }
}
