import type { LoadedForm } from "@/components/island/protocol";

/**
 * Takes a form over from the loader, and presses Submit again if the loader holds a press.
 *
 * @param served - the form of the served page; undefined where there is no loader
 * @param button - the Submit of the form, which React may have rendered anew
 */
export function takeOver(
  served: LoadedForm | undefined,
  button: HTMLButtonElement,
): void {
  // Null while the browser posts the form.
  if (!served?.onsubmit) return;
  served.onsubmit = served.oninput = null;
  // Not by `disabled`: Firefox restores that after a reload, when nobody has pressed.
  if (!served.held) return;
  button.disabled = false;
  button.textContent = served.held;
  served.held = undefined;
  button.click();
}
