import { DataKey } from "@/components/island/protocol";
import type { Page } from "./page";

/** Words of Hindi that belong to the word before them: postpositions, particles and auxiliary verbs. */
const following = [
  ..."ने को से का की में पर तक लिए भी ही".split(" "),
  ..."है हैं था थी थे हूँ सकता सकती सकते सके सकें पाता पाती पाते गया गई गए".split(" "),
];

/** The end of a word: `\b` knows Latin letters only. */
const wordEnd = String.raw`(?![\p{L}\p{M}])`;

/**
 * The spaces of a Hindi text at which a line may not break: before those words, and after the negation. के belongs to the
 * word before it; before के लिए ("for"), which is long enough to begin a line, the line may break.
 */
const tiedSpaces = new RegExp(
  String.raw` (?=(?:${following.join("|")}|के(?! लिए))${wordEnd})|(?<=(?<![\p{L}\p{M}])नहीं) `,
  "gu",
);

/** Compounds that are read as one word. */
const compounds =
  /दादा-दादी|नाना-नानी|माता-पिता|फ़ॉलो-अप|(?:parent|child)-therapist|oro-motor|Tele-MANAS/g;

/** Two or three English words in brackets, which explain a Hindi word. Longer ones may need two lines at a large text size. */
const bracketed = /\([a-z -]{1,18}\)/gi;

/**
 * Ties words of a page to each other, so that no line breaks between them: in the large texts of a Hindi page a noun and
 * its postposition, and a verb and its auxiliary; on every page the parts of some compounds. The title of a Hindi page
 * breaks after a comma before it breaks elsewhere.
 *
 * @param selector - the elements of the large texts; none if the page has no font of its own for them
 */
export function tieWords({ $ }: Page, selector?: string): void {
  // React compares the texts of an island with its own when it hydrates them.
  const outsideIslands = `:not(script, [data-${DataKey.Island}] *)`;
  const isHindi = $("html").attr("lang") === "hi-IN";
  if (selector && isHindi)
    for (const node of $(selector).filter(outsideIslands).contents())
      if (node.type === "text")
        node.data = node.data.replace(tiedSpaces, "\u00a0");

  // Many links and items of lists are flex boxes, in which a span would be an item of its own. Text in <strong> is short.
  for (const node of $("body :not(a, li, strong)")
    .filter(outsideIslands)
    .contents())
    if (node.type === "text" && node.data.search(compounds) >= 0)
      $(node).replaceWith(
        $.html(node).replace(compounds, span("compound", "$&")),
      );

  if (!isHindi) return;
  for (const node of $("body *").filter(outsideIslands).contents())
    if (node.type === "text")
      node.data = node.data.replace(bracketed, (words) =>
        words.replaceAll(" ", "\u00a0"),
      );
  for (const title of $("h1")) {
    const parts =
      $(title)
        .html()
        ?.split(/(?<=,) /) ?? [];
    if (parts.length > 1)
      $(title).html(parts.map((part) => span("phrase", part)).join(" "));
  }
}

const span = (name: string, html: string) =>
  `<span class="${name}">${html}</span>`;
