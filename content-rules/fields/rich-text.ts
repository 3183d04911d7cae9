import { cleanText } from "../../endpoint/lead.js";

type TextSegment = string | { readonly label: string; readonly href: string };

const link = /\[([^\]]+)\]\(([^)]+)\)/g;

/** Splits a text such as "Call [112](tel:112) now." into plain text and links. */
export const segmentsOf = (text: string): readonly TextSegment[] =>
  text
    .split(link)
    // Labels and addresses alternate with the plain texts around links.
    .map((part, at, parts) => (at % 3 === 1 ? { label: part, href: parts[at + 1]! } : part))
    .filter((part, at) => at % 3 < 2 && part !== "");

/** A text with the words of its links alone. */
export const plainText = (text: string): string => text.replaceAll(link, "$1");

/**
 * A text in Unicode's composed form (NFC), without the invisible characters and ligatures that a
 * copy from another program brings. Joiners stay, because Hindi and emoji need them.
 */
export const tidyText = (text: string): string =>
  cleanText(text, true)
    .normalize("NFC")
    .replace(/[\u00AD\u2060\uFFFC]/g, "")
    .replace(/[\uFB00-\uFB06]/g, (ligature) => ligature.normalize("NFKC"));
