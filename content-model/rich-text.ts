/** Running text, or a link inside it. */
export type TextPart =
  string | { readonly label: string; readonly href: string };

/** A link inside a sentence: [what it says](where it leads). */
const link = /\[([^\]]+)\]\(([^)]+)\)/;

/**
 * A sentence in its parts, links apart.
 *
 * @param text - as written in content/, such as "Call [112](tel:112) now."
 */
export function textParts(text: string): readonly TextPart[] {
  const [before = "", label, href, ...rest] = text.split(link);
  if (label === undefined || href === undefined)
    return before === "" ? [] : [before];
  const after = text.slice(`${before}[${label}](${href})`.length);
  const parts = [{ label, href }, ...(rest.length > 0 ? textParts(after) : [])];
  return before === "" ? parts : [before, ...parts];
}

/** A sentence as it is read, without the addresses of its links. */
export const plainText = (text: string): string =>
  textParts(text)
    .map((part) => (typeof part === "string" ? part : part.label))
    .join("");
