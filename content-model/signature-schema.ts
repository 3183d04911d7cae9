import { z } from "zod";
import { text, type ContentOf } from "./rules";

/** A person's statement that they have read a page in a language, and that the page is true. */
const signature = z.object({
  name: text(2, 60),
  clinician: z.boolean(),
  date: z.iso.date(),
  /**
   * The hash of each text of the page, by the path of the text with dots. A hash is the first eight hex digits of a
   * SHA-256 hash: of the English text in English, and of the English text and its message in other languages.
   */
  hashes: z.record(z.string(), z.string()),
});
export type Signature = ContentOf<typeof signature>;

/** content/signatures.json: the signatures by language and page, such as "hi /speech-therapy". */
export const signatures = z.record(z.string(), signature);
export type Signatures = ContentOf<typeof signatures>;
