import {
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
} from "react";
import { hydrateRoot } from "react-dom/client";
import { DataKey, dataAttributes } from "./protocol.client";
import { staticHtml } from "./static-html.client";

/**
 * Hydrates an island. React divides the work into tasks of 5 ms, because it is a transition. If others
 * have changed the elements around the children, React renders the island anew, and the children move
 * with what a parent has typed.
 *
 * @param Component - gets as `served` the form that the server rendered, or the outermost element
 * @param scriptProps - props that are in the script of the island: its messages
 * @returns a promise that resolves when the component's effects have run; rejected if it could not be
 *   rendered: then the island has its elements again, whose form the browser can post
 */
export const hydrate = (
  island: HTMLElement,
  Component: ComponentType<object>,
  scriptProps: object = {},
): Promise<void> =>
  new Promise((resolve, reject) => {
    const elements = [...island.children];
    const children = island.querySelector(`[data-${DataKey.Children}]`);
    const props = {
      ...(JSON.parse(island.dataset[DataKey.Props] ?? "{}") as object),
      ...scriptProps,
      served: island.querySelector("form") ?? elements[0],
      children: children && <ServedChildren served={children} />,
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
          // Before hydration, the loader may have queued a press.
          if (DataKey.Hydrated in island.dataset)
            for (const button of island.querySelectorAll("button")) button.disabled = false;
          reject(error as Error);
        },
      });
    });
  });

type ServedChildrenProps = { readonly served: Element };

/**
 * The children of an island, as the server rendered them. If React renders the island anew, their
 * nodes move into the new element, with values, choices and the focus.
 */
function ServedChildren({ served }: ServedChildrenProps) {
  const parent = useRef<HTMLDivElement>(null);
  // React renders this again before it replaces the served elements, in the same task.
  const [focused] = useState(() => document.activeElement as HTMLElement);

  useLayoutEffect(() => {
    const { current } = parent;
    if (current === served) return;
    current!.append(...served.childNodes);
    if (current!.contains(focused)) focused.focus({ preventScroll: true });
    return () => served.append(...current!.childNodes);
  }, [served, focused]);

  return (
    <div
      className={served.className}
      ref={parent}
      {...dataAttributes({ [DataKey.Children]: "" })}
      {...staticHtml("")}
    />
  );
}
