import { images } from "./images";

export type Testimonial = {
  readonly id: number;
  readonly name: string;
  readonly location: string;
  /** Path of a drawing or photo below public/, shown as a circle. Nobody's photo without their consent in writing. */
  readonly avatar: string;
  readonly content: string;
  /** Names of the fields above that the clinic has yet to replace with a real parent's words. */
  readonly unconfirmed: readonly string[];
};

/** The part between the words is the site's product name. */
export const testimonialsHeading =
  "Our Clients Talk About Their {product} Experience";

/** The carousel's controls, for those who hear them, and what stands on a card that has no parent's own words yet. */
export const testimonialMessages = {
  sample: "Sample text. A parent’s own words will stand here.",
  list: "What parents say",
  bullets: "Choose a testimonial",
  bullet: "Testimonial {number} of {count}",
} as const;

/** In place of where a parent lives; content-model/schema.ts refuses it beside confirmed words. */
export const sampleLocation = "Neighbourhood";

/** Three. Sample words that show the length and tone; each waits for a real parent's own, with consent. */
export const testimonials = [
  {
    id: 1,
    name: "A mother",
    location: sampleLocation,
    avatar: images.avatar1.src,
    content:
      "I could watch every session. For the first time I knew what was being done and why, and what to try at home that evening.",
    unconfirmed: ["name", "location", "content"],
  },
  {
    id: 2,
    name: "A father",
    location: sampleLocation,
    avatar: images.avatar2.src,
    content:
      "Nobody rushed our son. The therapist sat on the floor with him, found out what he loves, and began from there.",
    unconfirmed: ["name", "location", "content"],
  },
  {
    id: 3,
    name: "A grandmother",
    location: sampleLocation,
    avatar: images.avatar3.src,
    content:
      "The monthly talk helps us most. We look at what went well, choose the next small step, and everyone at home knows the plan.",
    unconfirmed: ["name", "location", "content"],
  },
] as const satisfies readonly Testimonial[];
