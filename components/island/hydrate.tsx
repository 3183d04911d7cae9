/** Hydrates an island. start-island.ts calls this last, after React is loaded. */
import {
  startTransition,
  useEffect,
  useLayoutEffect,
  type ComponentType,
} from "react";
import { hydrateRoot } from "react-dom/client";
import { DataKey, type LoadedForm } from "./protocol";
import { carryOver, readForm, viewOf, type View } from "./served-form";

/**
 * Hydrates an island. React divides the work into tasks of 5 ms, because it is a transition. If others have changed the
 * elements of the served page, React renders the island anew, and what a parent has typed is carried over.
 *
 * @param island - the wrapper that `<Island>` rendered, with its props
 * @param scriptProps - props that are in the script of the island, such as its messages; they replace those of the page
 * @returns a promise that resolves when the component's effects have run, and is rejected if it could not be rendered:
 *   then the island has its served elements again, whose form the browser can post
 */
export const hydrate = (
  island: HTMLElement,
  Component: ComponentType<object>,
  scriptProps: object = {},
): Promise<void> =>
  new Promise((resolve, reject) => {
    const props = JSON.parse(island.dataset[DataKey.Props] ?? "{}") as object;
    const form = island.querySelector<LoadedForm>("form");
    const served = form ?? island.firstElementChild!;
    const formProps = form && { served: readForm(form) };
    let elements = [...island.children];
    let view: View;
    let failed = false;

    function Hydrated() {
      // React renders this again before it replaces the served elements, in the same task.
      view = viewOf(island);
      useLayoutEffect(() => {
        if (!island.contains(served)) carryOver(served, island, view);
      }, []);
      // React runs the effects of children first, and reports their exceptions before the next microtask.
      useEffect(() => queueMicrotask(finish), []);
      return <Component {...props} {...scriptProps} {...formProps} />;
    }

    function finish() {
      if (failed) return;
      if (form) takeOver(form, island);
      elements = [...island.children];
      island.dataset[DataKey.Hydrated] = "";
      resolve();
    }

    startTransition(() => {
      hydrateRoot(island, <Hydrated />, {
        // React has rendered the island anew: translators and extensions are no error of this site.
        onRecoverableError: () => {},
        onUncaughtError(error) {
          failed = true;
          console.error("The island could not be rendered.", error);
          // React has emptied the island.
          island.replaceChildren(...elements);
          if (form && DataKey.Hydrated in island.dataset)
            submitOf(island).disabled = false;
          reject(error as Error);
        },
      });
    });
  });

/** Takes a form over from the loader, and presses Submit again if the loader holds a press. */
function takeOver(form: LoadedForm, island: HTMLElement): void {
  // There is no loader on this page, or the browser is posting the form.
  if (form.onsubmit === null) return;
  form.onsubmit = form.oninput = null;
  // Not by `disabled`: Firefox restores that after a reload, when nobody has pressed.
  if (!form.held) return;
  const button = submitOf(island);
  button.disabled = false;
  button.textContent = form.held;
  form.held = undefined;
  button.click();
}

const submitOf = (island: HTMLElement) =>
  island.querySelector<HTMLButtonElement>(`[data-${DataKey.Busy}]`)!;
