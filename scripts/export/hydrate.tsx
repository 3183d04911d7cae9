/** Part of every island's module: runs in the browser, once the loader has fetched it. */
import { useEffect, type ComponentType, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";

const hydrations = new WeakMap<HTMLElement, Promise<void>>();

/**
 * Hydrates an island, once however often it is called.
 *
 * @param island - the wrapper that components/island wrote, with its props
 * @returns a promise that resolves when the component's effects have run
 */
export function hydrate(
  island: HTMLElement,
  Component: ComponentType<object>,
): Promise<void> {
  const hydration =
    hydrations.get(island) ??
    new Promise<void>((resolve) => {
      const props = JSON.parse(island.dataset["props"] ?? "{}") as object;
      const finish = () => {
        island.dataset["hydrated"] = "";
        resolve();
      };
      hydrateRoot(
        island,
        <Hydrated onHydrated={finish}>
          <Component {...props} />
        </Hydrated>,
      );
    });
  hydrations.set(island, hydration);
  return hydration;
}

type HydratedProps = {
  readonly onHydrated: () => void;
  readonly children: ReactNode;
};

/** Effects run from the inside out, so this one comes after those of the island. */
function Hydrated({ onHydrated, children }: HydratedProps) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}
