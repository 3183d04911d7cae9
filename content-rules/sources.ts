import { z } from "zod";
import { code, fact, https, type ContentOf } from "./fields/field";

const source = z.strictObject({
  publisher: fact(2, 80, "Publisher", { hasNoMark: true }),
  title: fact(2, 200, "Title", { hasNoMark: true }),
  /** Undefined where only a reprint without a permanent address was found. */
  url: code(https("Address").optional()),
  /** What was read, if not the publisher's page: a copy on another site, or nothing. */
  readAs: code(z.enum(["copy", "not read"]).optional()),
});
export type Source = ContentOf<typeof source>;

/** The sources by their codes; each belongs to the pages that cite it (pages-of-texts.ts). */
export const sources = z.record(z.string(), source);
