/** The sources of sentences about children’s health. */
import { z } from "zod";
import { code, fact, https, type ContentOf } from "./field";

/** A public page that is the source of a sentence about children's health. */
export const source = z.strictObject({
  publisher: fact(2, 80, "Publisher"),
  title: fact(2, 200, "Title"),
  /** Undefined where only a reprint without a permanent address was found. */
  url: code(https("Address").optional()),
  /** ISO date on which somebody looked for the page. */
  checkedOn: code(z.iso.date()),
  /** What was read: the publisher's page, a copy on another site, or nothing. */
  readAs: code(z.enum(["page", "copy", "not read"])),
});
export type Source = ContentOf<typeof source>;
