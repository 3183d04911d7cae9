import { z } from "zod";
import { text, type ContentOf } from "./rules";

/** A person's statement that they have read a page in a language, and that the page is true. */
const signature = z.object({
  name: text(2, 60),
  clinician: z.boolean(),
  date: z.iso.date(),
  /**
   * A hash of each text and fact of the page, by its path, joined by dots: the first eight hex digits of SHA-256. In English
   * it is of the English text; in another language, of the English text and the translation.
   */
  hashes: z.record(z.string(), z.string()),
});
export type Signature = ContentOf<typeof signature>;

/** content/signatures.json: the signatures by language and page, such as "hi /speech-therapy". */
export const signatures = z.record(z.string(), signature);
export type Signatures = ContentOf<typeof signatures>;
