import { existsSync } from "node:fs";
import { z } from "zod";
import { helplines } from "@/content/safety";
import { paths } from "./paths";
import { plainText, segmentsOf } from "./rich-text";

/** The type of the content that a rule accepts. It is read-only, as the constants of content/ are. */
export type ContentOf<Rule extends z.ZodType> = Immutable<z.input<Rule>>;

type Immutable<Value> = {
  readonly [Key in keyof Value]: Immutable<Value[Key]>;
};

/** A text of `min` to `max` characters. */
export const text = (min: number, max: number) =>
  z.string().refine(({ length }) => length >= min && length <= max, {
    error: ({ input }) =>
      `has ${String(input).length} characters and needs ${min} to ${max}`,
  });

const inlineLinks = [...paths, ...helplines.map((number) => `tel:${number}`)];

/**
 * A text of `min` to `max` characters, in which the addresses of links do not count. Each link must lead to a page of
 * this site or to a helpline.
 */
export const linkedText = (min: number, max: number) =>
  z.string().superRefine((value, context) => {
    const { length } = plainText(value);
    if (length < min || length > max)
      context.addIssue(`has ${length} characters and needs ${min} to ${max}`);
    for (const segment of segmentsOf(value))
      if (
        typeof segment !== "string" &&
        !inlineLinks.includes(segment.href.replace(/#.*/, ""))
      )
        context.addIssue(
          `"${segment.href}" is neither a page of this site nor a helpline`,
        );
  });

/** A text that matches a pattern. The error message is "must be" followed by `example`. */
export const matching = (pattern: RegExp, example: string) =>
  z
    .string()
    // `abort` prevents rules about several fields from running while one of the fields does not match.
    .regex(pattern, {
      abort: true,
      error: ({ input }) => `"${input}" must be ${example}`,
    });

/** An address of another site. */
export const https = z.url({
  protocol: /^https$/,
  error: ({ input }) =>
    `"${input}" must be an address that begins with https://`,
});

/** An address of this site, with or without a fragment. scripts/check-site.ts checks that it exists. */
export const address = z.templateLiteral(["/", z.string()]);
export type Address = ContentOf<typeof address>;

/** The address of a page of this site. Its type is wider, because Path is derived from content that has this type. */
export const path: z.ZodType<Address, Address> = z.enum(paths, {
  error: ({ input }) => `"${input}" is not a page of this site`,
});

/** The address of a file below public/. */
export const file = z.string().refine((src) => existsSync(`public${src}`), {
  error: ({ input }) => `there is no file public${input}`,
});

/** An SVG, or a picture in a format that scripts/export/photos.ts converts, under a name that every host serves. */
export const pictureFile = file.regex(
  /^\/images\/[a-z0-9._-]+\.(svg|jpe?g|png|webp|avif)$/i,
  {
    error: ({ input }) =>
      `"${input}" must be /images/ and a name of plain letters, digits, dots, _ and - that ends in .svg, .jpg, .png, .webp or .avif`,
  },
);

/** A list of exactly `count` entries. The error message ends with the reason for the number. */
export const exactly = <Entry extends z.ZodType>(
  count: number,
  entry: Entry,
  reason: string,
) =>
  z.array(entry).length(count, {
    error: ({ input }) =>
      `has ${(input as unknown[]).length} entries and needs ${count}: ${reason}`,
  });

/** The reason for a number that the clinic has fixed. */
export const specified = "docs/specification.md says so";

/** Adds an issue for each entry that has the same value in a field as an earlier entry. */
export const unique =
  (field: string) =>
  (entries: readonly object[], context: z.RefinementCtx): void => {
    const values = entries.map((entry) => Reflect.get(entry, field) as unknown);
    values.forEach((value, index) => {
      if (values.indexOf(value) < index)
        context.addIssue({
          code: "custom",
          path: [index, field],
          message: `"${value}" is there twice`,
        });
    });
  };

/** The parts of a picture that a crop can keep. */
export const focuses = [
  "top",
  "upper",
  "middle",
  "bottom",
  "left",
  "whole",
] as const;

export const picture = z.object({
  src: pictureFile,
  /** The text alternative; empty where the text beside the picture says the same. */
  alt: z.string(),
  /** What stays in view where a page crops the picture: components/picture/picture.scss. */
  focus: z
    .enum(focuses, {
      error: ({ input }) => `"${input}" must be ${focuses.join(", ")}`,
    })
    .optional(),
});
export type Picture = ContentOf<typeof picture>;

/** What search engines, browser tabs and shared links show of a page. */
export const page = z.object({
  /** The title in the browser tab and in search results. */
  title: text(10, 60),
  /** What a search engine may show under the title. */
  description: text(50, 160),
  /** The picture of the social card. */
  picture: pictureFile,
});
export type PageMetadata = ContentOf<typeof page>;

/** Texts by name. Pages do not show the names; a translation finds its text by the name, not by the position. */
export const texts = (min: number, max: number) =>
  z.record(z.string(), text(min, max));
export type Texts = ContentOf<ReturnType<typeof texts>>;

/**
 * The rules for an object that has no rules of its own: each text directly in it has 2 to 300 characters, and the file of
 * each picture exists. `founderName` is not checked, because it may be empty. Neither are numbers, lists and other objects.
 */
export const labels = z
  .record(z.string(), z.unknown())
  .superRefine((owner, context) => {
    for (const [field, value] of Object.entries(owner)) {
      const isPicture = /picture$/i.test(field);
      if (field === "founderName" || !(isPicture || typeof value === "string"))
        continue;
      const rule = isPicture ? picture : text(2, 300);
      const issue = rule.safeParse(value).error?.issues[0];
      if (issue) context.addIssue({ ...issue, path: [field, ...issue.path] });
    }
  });

/**
 * The names of the fields that the clinic must still give or confirm, in the object that contains this list. A nested
 * name has dots: "address.street".
 */
export const unconfirmed = z.array(z.string());
