/**
 * Keeps what a parent typed in this browser tab, so that a reload or a crash loses nothing. Storage may be
 * full or blocked; then the form works as before, without the safety net.
 */
type Draft = Record<string, string>;

/** The key under which the draft of a form lies; the page's loader looks for the same beginning. */
const keyOf = (form: HTMLFormElement) => `lead:${form.id}`;

/** Writes down the fields as they are now. */
export function keepDraft(form: HTMLFormElement): void {
  const draft: Draft = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string" && value !== "") draft[name] = value;
  }
  if (Object.keys(draft).length === 0) return dropDraft(form);
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify(draft));
  } catch {
    // Nothing to mend: the words are still in the fields.
  }
}

/** Puts a kept draft back into fields that are still untouched. */
export function restoreDraft(form: HTMLFormElement): void {
  for (const [name, value] of Object.entries(readDraft(form))) {
    const field = form.elements.namedItem(name);
    if (field instanceof RadioNodeList) {
      if (field.value === "") field.value = value;
    } else if (isTextField(field) && field.value === "") {
      field.value = value;
    }
  }
}

/** Forgets the draft once the lead is sent. */
export function dropDraft(form: HTMLFormElement): void {
  try {
    sessionStorage.removeItem(keyOf(form));
  } catch {
    // Storage is blocked, so there was no draft.
  }
}

function readDraft(form: HTMLFormElement): Draft {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(form)) ?? "{}") as Draft;
  } catch {
    return {};
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
