import { cleanText } from "../endpoint/lead.js";

/**
 * A text in Unicode's composed form (NFC), without what an input method, a PDF or a copy from another program leaves in it
 * and nobody sees: first what a parent may not send either, then soft hyphens, word joiners, places of pictures and
 * ligatures. Joiners stay, because Hindi and emoji need them.
 */
export const tidyText = (text: string): string =>
  cleanText(text, true)
    .normalize("NFC")
    .replace(/[\u00AD\u2060\uFFFC]/g, "")
    .replace(/[\uFB00-\uFB06]/g, (ligature) => ligature.normalize("NFKC"));
