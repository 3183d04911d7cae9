/** The code that hydrates an island. It is bundled into the module of every island, which the loader fetches. */
import { useEffect, type ComponentType } from "react";
import { hydrateRoot } from "react-dom/client";
import { DataKey } from "./protocol";

const hydrations = new WeakMap<HTMLElement, Promise<void>>();

/**
 * Hydrates an island. Calls after the first one return the same promise.
 *
 * @param island - the wrapper that components/island wrote, with its props
 * @param scriptProps - props that are in the script of the island, such as its messages; they replace those of the page
 * @returns a promise that resolves when the component's effects have run
 */
export function hydrate(
  island: HTMLElement,
  Component: ComponentType<object>,
  scriptProps: object = {},
): Promise<void> {
  const hydration =
    hydrations.get(island) ??
    new Promise<void>((resolve) => {
      const props = JSON.parse(island.dataset[DataKey.Props] ?? "{}") as object;
      function Hydrated() {
        // React runs the effects of children first, so this effect runs after those of the component.
        useEffect(() => {
          island.dataset[DataKey.Hydrated] = "";
          resolve();
        }, []);
        return <Component {...props} {...scriptProps} />;
      }
      hydrateRoot(island, <Hydrated />);
    });
  hydrations.set(island, hydration);
  return hydration;
}
