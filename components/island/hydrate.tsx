/** A part of every island's module, which runs in the browser once the loader has fetched it. */
import { useEffect, type ComponentType } from "react";
import { hydrateRoot } from "react-dom/client";
import { DataKey } from "./protocol";

const hydrations = new WeakMap<HTMLElement, Promise<void>>();

/**
 * Hydrates an island. Calls after the first one return the same promise.
 *
 * @param island - the wrapper that components/island wrote, with its props
 * @param own - props that are in its script and not in the page
 * @returns a promise that resolves when the component's effects have run
 */
export function hydrate(
  island: HTMLElement,
  Component: ComponentType<object>,
  own: object = {},
): Promise<void> {
  const hydration =
    hydrations.get(island) ??
    new Promise<void>((resolve) => {
      const props = JSON.parse(island.dataset[DataKey.Props] ?? "{}") as object;
      function Hydrated() {
        // Effects run from the inside out, so this one comes after those of the island.
        useEffect(() => {
          island.dataset[DataKey.Hydrated] = "";
          resolve();
        }, []);
        return <Component {...props} {...own} />;
      }
      hydrateRoot(island, <Hydrated />);
    });
  hydrations.set(island, hydration);
  return hydration;
}
