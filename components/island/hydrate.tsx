/** Hydrates an island. start-island.ts calls this last, after React is loaded. */
import {
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
} from "react";
import { hydrateRoot } from "react-dom/client";
import { opaqueHtml } from "./opaque";
import { DataKey, dataAttributes } from "./protocol";

/**
 * Hydrates an island. React divides the work into tasks of 5 ms, because it is a transition. If others have changed the
 * elements around the slot, React renders the island anew, and the slot moves with what a parent has typed.
 *
 * @param island - the wrapper that `<Island>` rendered, with its props
 * @param Component - gets as `served` the form of the served page, or the outermost element of another island
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
    const elements = [...island.children];
    const slot = island.querySelector(`[data-${DataKey.Slot}]`);
    const props = {
      ...(JSON.parse(island.dataset[DataKey.Props] ?? "{}") as object),
      ...scriptProps,
      served: island.querySelector("form") ?? elements[0],
      children: slot && <Slot served={slot} />,
    };
    let failed = false;

    function Hydrated() {
      // React runs the effects of children first, and reports their exceptions before the next microtask.
      useEffect(() => queueMicrotask(finish), []);
      return <Component {...props} />;
    }

    function finish() {
      if (failed) return;
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
          // Before hydration, the loader may hold a press.
          if (DataKey.Hydrated in island.dataset)
            for (const button of island.querySelectorAll("button")) button.disabled = false;
          reject(error as Error);
        },
      });
    });
  });

type SlotProps = { readonly served: Element };

/**
 * The children of an island, into which hydration does not look. If React renders the island anew, the served nodes move into
 * the new element, with values, choices and the focus.
 */
function Slot({ served }: SlotProps) {
  const slot = useRef<HTMLDivElement>(null);
  // React renders this again before it replaces the served elements, in the same task.
  const [focused] = useState(() => document.activeElement as HTMLElement);

  useLayoutEffect(() => {
    const { current } = slot;
    if (current === served) return;
    current!.append(...served.childNodes);
    if (current!.contains(focused)) focused.focus({ preventScroll: true });
    return () => served.append(...current!.childNodes);
  }, [served, focused]);

  return (
    <div
      className={served.className}
      ref={slot}
      {...dataAttributes({ [DataKey.Slot]: "" })}
      {...opaqueHtml("")}
    />
  );
}
