/** What parents say. */
import { z } from "zod";
import {
  type ContentOf,
  describe,
  text,
  label,
  code,
  unconfirmed,
  pictureSource,
  exactly,
  specified,
  unique,
} from "./fields/field";

/** What a parent gives the clinic, with their written consent. */
const given = { onlyClinic: true, isExample: true } as const;

const testimonial = describe(
  z.strictObject({
    id: code(z.number()),
    name: text(2, 40, "Name", { onlyClinic: true }),
    location: text(2, 40, "Place", given),
    /** A drawing or photo, shown as a circle. A photo of a person needs their written consent. */
    avatar: pictureSource,
    content: text(40, 300, "What the parent says", given),
    unconfirmed,
  }),
  { name: ({ id }: { readonly id: number }) => `Testimonial ${id}` },
);

export type Testimonial = ContentOf<typeof testimonial>;

export const testimonials = z.strictObject({
  heading: label("Heading", 100, "product"),
  sample: label("Mark of a sample", 80),
  entries: exactly(3, testimonial, `${specified}, so a new one replaces another`).superRefine(
    unique("id"),
  ),
});
