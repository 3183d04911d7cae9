/**
 * Keeps what a parent typed in this browser tab, so that a reload or a crash loses nothing: one entry for each
 * field, which the page's loader writes too while the scripts are on their way. Storage may be full or blocked;
 * then the form works as before, without the safety net.
 */

/** Where a field's words lie; the page's loader uses the same keys. */
const keyOf = (form: HTMLFormElement, name: string) => `${form.id}/${name}`;

/** Writes down the fields as they are now. */
export function keepDraft(form: HTMLFormElement): void {
  dropDraft(form);
  try {
    for (const [name, value] of new FormData(form)) {
      if (typeof value === "string" && value !== "")
        sessionStorage.setItem(keyOf(form, name), value);
    }
  } catch {
    // Nothing to mend: the words are still in the fields.
  }
}

/** Puts a kept draft back into fields that are still untouched. */
export function restoreDraft(form: HTMLFormElement): void {
  for (const key of keptKeys(form)) {
    const value = sessionStorage.getItem(key) ?? "";
    const field = form.elements.namedItem(key.slice(keyOf(form, "").length));
    if (field instanceof RadioNodeList) {
      if (field.value === "") field.value = value;
    } else if (isTextField(field) && field.value === "") {
      field.value = value;
    }
  }
}

/** Forgets the draft once the lead is sent. */
export function dropDraft(form: HTMLFormElement): void {
  for (const key of keptKeys(form)) sessionStorage.removeItem(key);
}

/** The entries of this form; none where storage is blocked. */
function keptKeys(form: HTMLFormElement): readonly string[] {
  try {
    return Object.keys(sessionStorage).filter((key) =>
      key.startsWith(keyOf(form, "")),
    );
  } catch {
    return [];
  }
}

function isTextField(
  field: Element | null,
): field is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return (
    field instanceof HTMLInputElement ||
    field instanceof HTMLSelectElement ||
    field instanceof HTMLTextAreaElement
  );
}
