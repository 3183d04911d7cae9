import { DataKey } from "@/components/island/protocol";
import type { Page } from "./page";

/**
 * The spaces before a postposition of Hindi. के belongs to the word before it; before के लिए ("for"), which is long enough
 * to begin a line, the line may break. `\b` knows Latin letters only, so the pattern names what may not follow.
 */
const tiedSpaces =
  / (?=(?:ने|को|से|का|की|में|पर|तक|लिए|के(?! लिए))(?![\p{L}\p{M}]))/gu;

/**
 * Puts no-break spaces before the postpositions in the headings of a Hindi page, so that no line begins with one.
 *
 * @param headings - the selector of the headings
 */
export function tiePostpositions({ $ }: Page, headings: string): void {
  if ($("html").attr("lang") !== "hi-IN") return;
  // React compares the texts of an island with its own when it hydrates them.
  const outsideIslands = `:not([data-${DataKey.Island}] *)`;
  for (const node of $(headings).filter(outsideIslands).contents())
    if (node.type === "text")
      node.data = node.data.replace(tiedSpaces, "\u00a0");
}
