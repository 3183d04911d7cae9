import type { Page } from "./page";
import { attribute, elements, remove, type Element } from "./tree";

/**
 * Leaves each font's preload once and takes out the others: the styles are in the page, and so are the addresses of
 * its images, which the browser finds in the same first answer.
 */
export function tidyPreloads({ document }: Page): void {
  const kept = new Set<string | undefined>();
  for (const link of elements(document, "link").filter(isPreload)) {
    const address = attribute(link, "href");
    if (attribute(link, "as") !== "font" || kept.has(address)) remove(link);
    else kept.add(address);
  }
}

const isPreload = (link: Element) => attribute(link, "rel") === "preload";
