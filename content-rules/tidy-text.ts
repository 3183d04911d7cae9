/**
 * A text in Unicode's composed form (NFC), without invisible characters: an input method or a copy from another program may
 * leave both, and nobody sees them. Joiners stay, because Hindi and emoji need them.
 */
export const tidyText = (text: string): string =>
  text.normalize("NFC").replace(/[\u00AD\u200B\u200E\u200F\u2060\uFEFF]/g, "");
