import { existsSync } from "node:fs";
import { z } from "zod";
import { pages } from "@/content/pages";
import { plainText, textParts } from "./rich-text";
import { helplines } from "@/content/safety";

/** Text of a length, in characters. */
export const text = (least: number, most: number) =>
  z.string().refine(({ length }) => length >= least && length <= most, {
    error: ({ input }) =>
      `has ${String(input).length} characters and needs ${least} to ${most}`,
  });

const inlineLinks = [
  ...Object.keys(pages),
  ...helplines.map((number) => `tel:${number}`),
];

/** Text of a length as it is read; its links lead to a page of this site or dial a helpline. */
export const sentence = (least: number, most: number) =>
  z.string().superRefine((value, context) => {
    const { length } = plainText(value);
    if (length < least || length > most)
      context.addIssue(
        `has ${length} characters and needs ${least} to ${most}`,
      );
    for (const part of textParts(value))
      if (
        typeof part !== "string" &&
        !inlineLinks.includes(part.href.replace(/#.*/, ""))
      )
        context.addIssue(
          `"${part.href}" is neither a page of this site nor a helpline`,
        );
  });

/** Text of a form; the words say which, with an example. */
export const form = (pattern: RegExp, words: string) =>
  z
    .string()
    // Rules about several fields wait until each has its form.
    .regex(pattern, {
      abort: true,
      error: ({ input }) => `"${input}" must be ${words}`,
    });

/** An address of another site. */
export const https = z.url({
  protocol: /^https$/,
  error: ({ input }) =>
    `"${input}" must be an address that begins with https://`,
});

/** An address of this site. */
export const path = z.enum(Object.keys(pages), {
  error: ({ input }) => `"${input}" is not a page of this site`,
});

/** The address of a file below public/. */
export const file = z.string().refine((src) => existsSync(`public${src}`), {
  error: ({ input }) => `there is no file public${input}`,
});

/** A file that every browser shows and every host serves under its name. */
export const pictureFile = file.regex(
  /^\/images\/[a-z0-9._-]+\.(svg|jpe?g|png|webp|avif)$/i,
  {
    error: ({ input }) =>
      `"${input}" must be /images/ and a name of plain letters that ends in .svg, .jpg, .png, .webp or .avif`,
  },
);

/** A list whose length the specification fixes. */
export const exactly = <Entry extends z.ZodType>(count: number, entry: Entry) =>
  z.array(entry).length(count, {
    error: ({ input }) =>
      `has ${(input as unknown[]).length} entries and needs ${count}`,
  });

/** No two entries may say the same in a field. */
export const unique =
  (field: string) =>
  (entries: readonly object[], context: z.RefinementCtx): void => {
    const values = entries.map((entry) => Reflect.get(entry, field) as unknown);
    values.forEach((value, index) => {
      if (values.indexOf(value) < index)
        context.addIssue({
          code: "custom",
          path: [index, field],
          message: `"${value}" stands there twice`,
        });
    });
  };
