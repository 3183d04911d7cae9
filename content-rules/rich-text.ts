/** A piece of a text: plain text, or a link. */
type TextSegment = string | { readonly label: string; readonly href: string };

/** Links use Markdown syntax: [label](href). */
const link = /\[([^\]]+)\]\(([^)]+)\)/;

/**
 * Splits a text into plain text and links.
 *
 * @param text - a text of content/, such as "Call [112](tel:112) now."
 */
export function segmentsOf(text: string): readonly TextSegment[] {
  const [before = "", label, href, ...rest] = text.split(link);
  if (label === undefined || href === undefined)
    return before === "" ? [] : [before];
  const after = text.slice(`${before}[${label}](${href})`.length);
  const segments = [
    { label, href },
    ...(rest.length > 0 ? segmentsOf(after) : []),
  ];
  return before === "" ? segments : [before, ...segments];
}

/** A text as parents read it, without the addresses of its links. */
export const plainText = (text: string): string =>
  segmentsOf(text)
    .map((segment) => (typeof segment === "string" ? segment : segment.label))
    .join("");
