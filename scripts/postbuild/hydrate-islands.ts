/** Runs in the browser, once the loader has fetched it: makes an island live when the loader names it. */
import type { ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * Takes over from the loader.
 *
 * @param islands - the islands of this page, in the order of the elements with `data-wake`
 */
export function hydrateIslands(islands: readonly ReactNode[]): void {
  const places = [...document.querySelectorAll("[data-wake]")];
  const live = new Set<Element>();

  function hydrate(place: Element) {
    if (live.has(place) || place.parentElement === null) return;
    live.add(place);
    // The parent may hold a heading before the island: React passes over what is not its own at the root.
    hydrateRoot(place.parentElement, islands[places.indexOf(place)]);
  }

  const waiting = window.islands;
  window.islands = { push: hydrate };
  if (Array.isArray(waiting)) waiting.forEach(hydrate);
}
