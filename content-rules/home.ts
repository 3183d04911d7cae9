/** The sections of the home page. */
import { z } from "zod";
import {
  address,
  code,
  describe,
  exactly,
  id,
  label,
  linkedText,
  picture,
  pictureSource,
  specified,
  text,
  unconfirmed,
  unique,
  type ContentOf,
} from "./field";

/** A link near the top of the page, whose text is a sentence as parents say it. */
const startingPoint = z.strictObject({
  id,
  text: text(5, 40, "Starting point"),
  /** The address of a page about a concern, or of an age band, an answer or a form. */
  href: address,
});

/** The story of the first visit ends with these texts. */
const onStory = { pages: ["/", "/first-visit"] } as const;

export const home = z.strictObject({
  picture,
  /** The same people for phones, inside the page: a drawing of at most 2 kB. */
  smallPicture: picture,
  headline: text(10, 80, "Main heading"),
  intro: text(10, 160, "Introduction"),
  start: text(2, 40, "Button", onStory),
  seeServices: text(2, 40, "Button", onStory),
  bookingHeading: label("Heading", 60),
  bookingIntro: text(2, 160, "Introduction", onStory),
  contactHeading: label("Heading", 60),
  helpHeading: label("Heading", 60),
  helpIntro: label("Introduction"),
  helpMore: linkedText(20, 150, "More help", { pages: ["/", "/service"] }),
  startHeading: text(2, 60, "Heading", { pages: ["/", "/service"] }),
  startIntro: label("Introduction", 160),
  startingPoints: exactly(
    8,
    startingPoint,
    "they are two columns of four in a wide window, so another one replaces one of them",
  ),
});

const program = z.strictObject({
  id,
  title: text(5, 50, "Heading"),
  image: picture,
  /** A short sentence that is always visible. The description continues it. */
  line: text(5, 80, "Short line"),
  description: text(40, 200, "Description"),
  /** The visible text of the link. For screen readers, the title of the programme follows. */
  linkText: text(10, 40, "Link"),
});

export const programs = describe(
  z.strictObject({
    heading: label("Heading", 60),
    entries: exactly(4, program, specified),
  }),
  { name: "Programme" },
);

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
  /** {product} is the product name of site.ts. */
  heading: label("Heading", 100, "product"),
  sample: label("Mark of a sample", 80),
  list: label("Name of the list", 60),
  bullets: label("Name of the dots", 60),
  bullet: label("Name of a dot", 60, "number", "count"),
  entries: exactly(
    3,
    testimonial,
    `${specified}, so a new one replaces another`,
  ).superRefine(unique("id")),
});

const reason = z.strictObject({
  id,
  title: text(5, 60, "Heading"),
  text: text(10, 90, "Text"),
});

export const reasons = describe(
  z.strictObject({
    picture,
    heading: label("Heading", 60),
    front: label("Front of the card", 80),
    turn: label("Link that turns the card", 60),
    link: label("Link", 60),
    entries: exactly(11, reason, specified).superRefine(unique("title")),
  }),
  { name: "Reason" },
);
