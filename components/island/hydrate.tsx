/** Hydrates an island. start-island.ts calls this last, after React is loaded. */
import { startTransition, useEffect, type ComponentType } from "react";
import { hydrateRoot } from "react-dom/client";
import { DataKey } from "./protocol";

/**
 * Hydrates an island. React divides the work into tasks of 5 ms, because it is a transition.
 *
 * @param island - the wrapper that `<Island>` rendered, with its props
 * @param scriptProps - props that are in the script of the island, such as its messages; they replace those of the page
 * @returns a promise that resolves when the component's effects have run
 */
export const hydrate = (
  island: HTMLElement,
  Component: ComponentType<object>,
  scriptProps: object = {},
): Promise<void> =>
  new Promise((resolve) => {
    const props = JSON.parse(island.dataset[DataKey.Props] ?? "{}") as object;
    function Hydrated() {
      // React runs the effects of children first, so this effect runs after those of the component.
      useEffect(() => {
        island.dataset[DataKey.Hydrated] = "";
        resolve();
      }, []);
      return <Component {...props} {...scriptProps} />;
    }
    startTransition(() => void hydrateRoot(island, <Hydrated />));
  });
