import {
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
} from "react";
import { hydrateRoot } from "react-dom/client";
import { staticHtml } from "./static-html.client";

/**
 * Hydrates an island in tasks of 5 ms, as a transition. If others have changed the elements around
 * the children, React renders it anew, and the children move with what a parent typed. Rejected if
 * it could not be rendered: then the form is there again, to be posted.
 */
export const hydrate = (
  island: HTMLElement,
  Component: ComponentType<object>,
  scriptProps: object = {},
): Promise<void> =>
  new Promise((resolve, reject) => {
    const elements = [...island.children];
    const children = island.querySelector("[data-children]");
    const props = {
      ...(JSON.parse(island.dataset.props ?? "{}") as object),
      ...scriptProps,
      serverRendered: island.querySelector("form") ?? elements[0],
      children: children && <ServerChildren serverRendered={children} />,
    };
    let failed = false;

    function Hydrated() {
      // React runs effects of children first, and reports exceptions before the next microtask.
      useEffect(() => queueMicrotask(finish), []);
      return <Component {...props} />;
    }

    function finish() {
      if (failed) return;
      island.dataset.hydrated = "";
      resolve();
    }

    startTransition(() => {
      hydrateRoot(island, <Hydrated />, {
        // Translators and extensions are no error of this site.
        onRecoverableError: () => {},
        onUncaughtError(error) {
          failed = true;
          console.error("The island could not be rendered.", error);
          island.replaceChildren(...elements);
          // Before hydration, the loader may have queued a press.
          if ("hydrated" in island.dataset)
            for (const button of island.querySelectorAll("button")) button.disabled = false;
          reject(error as Error);
        },
      });
    });
  });

type ServerChildrenProps = { readonly serverRendered: Element };

/** The children, whose nodes move into a new element with values, choices and the focus. */
function ServerChildren({ serverRendered }: ServerChildrenProps) {
  const parent = useRef<HTMLDivElement>(null);
  // React renders this again before it replaces the elements, in the same task.
  const [focused] = useState(() => document.activeElement as HTMLElement);

  useLayoutEffect(() => {
    const { current } = parent;
    if (current === serverRendered) return;
    current!.append(...serverRendered.childNodes);
    if (current!.contains(focused)) focused.focus({ preventScroll: true });
    return () => serverRendered.append(...current!.childNodes);
  }, [serverRendered, focused]);

  return (
    <div className={serverRendered.className} ref={parent} data-children="" {...staticHtml("")} />
  );
}
