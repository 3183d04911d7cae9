import type { Page } from "./page";
import { append, newElement, theElement } from "./tree";

/**
 * Pages of this site are fetched when a pointer rests on a link to them, or a finger comes down on it. Files are not:
 * their addresses have a dot. Chrome leaves it out by itself on Save-Data; a page without script could not ask.
 */
const rules = {
  prefetch: [
    {
      where: {
        and: [{ href_matches: "/*" }, { not: { href_matches: "/*.*" } }],
      },
      eagerness: "moderate",
    },
  ],
};

/** Lets the browser fetch the next page a little earlier. */
export function addSpeculationRules({ document }: Page): void {
  append(
    theElement(document, "body"),
    newElement("script", { type: "speculationrules" }, JSON.stringify(rules)),
  );
}

/** The rules as they stand in the page. */
export const speculationRules = JSON.stringify(rules);
