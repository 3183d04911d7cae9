import { z } from "zod";
import { sources } from "@/content/sources";
import { https, linkedText, type ContentOf } from "./rules";

/** A public page that is the source of a sentence about children's health. */
export const source = z.object({
  publisher: z.string(),
  title: z.string(),
  /** Undefined where only a reprint without a permanent address was found. */
  url: https.optional(),
  /** ISO date on which somebody looked for the page. */
  checkedOn: z.iso.date(),
  /** What was read: the publisher's page, a copy on another site, or nothing. */
  readAs: z.enum(["page", "copy", "not read"]),
});
export type Source = ContentOf<typeof source>;

export type SourceCode = keyof typeof sources;

export const codes = z.array(
  z.enum(Object.keys(sources) as SourceCode[], {
    error: ({ input }) => `"${input}" is no code of content/sources.ts`,
  }),
);

/** A sentence or two about children's health, with the codes of its sources. */
export const statement = z.object({
  /** May contain links: rich-text.ts. */
  text: linkedText(20, 300),
  sources: codes.min(1, "names no source"),
});
export type Statement = ContentOf<typeof statement>;
