import { DataKey, type LoadedForm } from "./protocol";

/** What only the served page knows of a form. It is read before React runs, which may render the form anew. */
export type ServedForm = {
  /** Where the form sends; empty if no endpoint is set. The script of an island has no settings of the build. */
  readonly endpoint: string;
  /** Whether the page may read the answer of the endpoint. */
  readonly readable: boolean;
  /** Whether the loader has given up a press, and shows the error. */
  readonly failed: boolean;
  /** Whether the browser marks a field as wrong, for example after a press that it has refused. */
  readonly refused: boolean;
};

/** Reads a form of the served page. */
export const readForm = (form: LoadedForm): ServedForm => ({
  // The property `action` would be the address of this page if the attribute is empty.
  endpoint: form.getAttribute("action") ?? "",
  readable: form.dataset[DataKey.Readable] !== undefined,
  failed: form.querySelector("output + :not(:empty)") !== null,
  refused: isMarked(form),
});

function isMarked(form: HTMLFormElement): boolean {
  try {
    return form.querySelector(":user-invalid") !== null;
  } catch {
    // Chrome before 119 and Safari before 16.5 do not know the selector; the next press shows what is wrong.
    return false;
  }
}

/** What a fresh render of an island would lose besides values: it is read again at each render. */
export type View = {
  readonly focused: Element | null;
  /** How far the list of the carousel is scrolled, in CSS pixels. */
  readonly scrolled: number;
};

/** Reads the view of an island, right before React may replace its elements. */
export const viewOf = (island: HTMLElement): View => ({
  focused: document.activeElement,
  scrolled: island.querySelector("ul")?.scrollLeft ?? 0,
});

/**
 * Carries values, choices, focus, caret and scroll position from the served elements, which React has discarded, to those
 * that it has rendered in their place. The discarded controls still have what was typed until this moment.
 *
 * @param served - the form, or the outermost element of another island
 */
export function carryOver(
  served: Element,
  island: HTMLElement,
  { focused, scrolled }: View,
): void {
  for (const control of served.querySelectorAll<HTMLInputElement>("[name]")) {
    const twin = twinOf(control, served, island) as typeof control | undefined;
    if (twin === undefined) continue;
    if (control.type === "radio") twin.checked = control.checked;
    else twin.value = control.value;
  }
  const list = island.querySelector("ul");
  if (list) list.scrollLeft = scrolled;
  if (!focused || !served.contains(focused)) return;
  const twin = twinOf(focused, served, island) as HTMLInputElement | undefined;
  twin?.focus({ preventScroll: true });
  const { selectionStart, selectionEnd } = focused as HTMLInputElement;
  // Null in a field of another type, such as email, and undefined outside fields.
  if (selectionStart != null)
    twin?.setSelectionRange(selectionStart, selectionEnd);
}

/** The rendered element in the place of a served one; undefined for an element of a translator or an extension. */
function twinOf(
  element: Element,
  served: Element,
  island: HTMLElement,
): Element | undefined {
  const key = element.hasAttribute("name") ? "name" : "class";
  const selector = `${element.localName}[${key}="${CSS.escape(element.getAttribute(key) ?? "")}"]`;
  const index = [...served.querySelectorAll(selector)].indexOf(element);
  return island.querySelectorAll(selector)[index];
}
