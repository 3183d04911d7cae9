import { DataKey } from "@/components/island/protocol";
import type { Page } from "./page";

/** Words of Hindi that belong to the word before them: postpositions and auxiliary verbs. */
const following = [
  ..."ने को से का की के में पर तक लिए भी ही".split(" "),
  ..."है हैं था थी थे हूँ सकता सकती सकते पाता पाती पाते गया गई गए".split(" "),
];

/** The spaces of a Hindi text at which a line may not break: before those words, and after the negation. */
const tiedSpaces = new RegExp(
  String.raw` (?=(?:${following.join("|")})(?![\p{L}\p{M}]))|(?<=(?<![\p{L}\p{M}])नहीं) `,
  "gu",
);

/**
 * Puts a no-break space between a noun and its postposition, and between a verb and its auxiliary, in the large texts of a
 * Hindi page. Pages in other languages stay as they are.
 *
 * @param selector - the elements of the large texts
 */
export function tieWords({ $ }: Page, selector: string): void {
  if ($("html").attr("lang") !== "hi-IN") return;
  $(selector)
    // React compares the texts of an island with its own when it hydrates them.
    .not(`[data-${DataKey.Island}] *`)
    .contents()
    .each((_, node) => {
      if (node.type === "text")
        node.data = node.data.replace(tiedSpaces, "\u00a0");
    });
}
