/** The sections of the home page. */
import { z } from "zod";
import {
  address,
  exactly,
  labels,
  picture,
  pictureFile,
  linkedText,
  specified,
  text,
  texts,
  unconfirmed,
  unique,
  type ContentOf,
} from "./rules";

/** A link near the top of the page, whose text is a sentence as parents say it. */
const startingPoint = z.object({
  id: z.string(),
  text: text(5, 40),
  /** The address of a page about a concern, or of an age band, an answer or a form. */
  href: address,
});

export const home = labels.and(
  z.object({
    helpMore: linkedText(20, 150),
    promises: texts(5, 60),
    startingPoints: exactly(
      8,
      startingPoint,
      "they are two columns of four in a wide window, so another one replaces one of them",
    ),
  }),
);
export type Home = ContentOf<typeof home>;

const program = z.object({
  id: z.string(),
  title: text(5, 50),
  image: picture,
  /** A short sentence that is always visible. The description continues it. */
  line: z.string(),
  description: text(40, 200),
  /** The visible text of the link. For screen readers, the title of the programme follows. */
  linkText: text(10, 40),
});
export type Program = ContentOf<typeof program>;

export const programs = exactly(4, program, specified);

const testimonial = z.object({
  id: z.number(),
  name: text(2, 40),
  location: text(2, 40),
  /** A drawing or photo, shown as a circle. A photo of a person needs their written consent. */
  avatar: pictureFile,
  content: text(40, 300),
  unconfirmed,
});
export type Testimonial = ContentOf<typeof testimonial>;

export const testimonials = exactly(
  3,
  testimonial,
  `${specified}, so a new one replaces another`,
).superRefine(unique("id"));

const reason = z.object({
  id: z.string(),
  title: text(5, 60),
  text: text(10, 90),
});
export type Reason = ContentOf<typeof reason>;

export const reasons = exactly(11, reason, specified).superRefine(
  unique("title"),
);
