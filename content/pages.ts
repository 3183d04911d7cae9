import type { Path } from "./site";

export type Page = {
  /** The title in the browser tab and in search results, at most 60 characters. */
  readonly title: string;
  /** What a search engine may show under the title, 50 to 160 characters. */
  readonly description: string;
};

/** One entry a route: the sitemap, the metadata and the tests for every page read this list. */
export const pages = {
  "/": {
    title: "K7: children’s therapy in CR Park, New Delhi",
    description:
      "Speech, occupational and behavioural therapy, special education and counselling for children in CR Park, Delhi. One child, one therapist. Book a first session.",
  },
  "/service": {
    title: "Our services for children | K7, CR Park",
    description:
      "See how K7 in CR Park, New Delhi can help your child: speech therapy, occupational therapy, counselling and special education, one-to-one.",
  },
  "/speech-therapy": {
    title: "Speech therapy for children | K7, CR Park",
    description:
      "Help with communication, language, articulation and swallowing for children in CR Park, Delhi. Parents may watch every session.",
  },
  "/occupational-therapy": {
    title: "Occupational therapy for children | K7, CR Park",
    description:
      "Occupational therapy for children up to 14 years in CR Park, Delhi: sensory integration, oro-motor therapy, gait training and more.",
  },
  "/special-education": {
    title: "Special education | K7, CR Park",
    description:
      "Teaching that fits how your child learns: special education at K7 in CR Park, Delhi, with small clear goals shared with you and the school.",
  },
  "/psychological-counselling": {
    title: "Parent & child counselling | K7, CR Park",
    description:
      "A quiet place in CR Park, Delhi for children and parents to talk and play: coping, anxiety, emotional regulation and calmer days at home.",
  },
  "/service4": {
    title: "Behavioural therapy for children | K7, CR Park",
    description:
      "Behavioural therapy in CR Park, Delhi: your child learns to ask, wait, share and cope with change, through praise, picture plans and play.",
  },
  "/contact": {
    title: "Book a consultation | K7, CR Park",
    description:
      "Ask for a consultation at K7 in CR Park, New Delhi. Tell us about your child and how to reach you, and we will find a time together.",
  },
} as const satisfies Record<Path, Page>;

/** The page shown for an address that does not exist. */
export const notFound = {
  title: "This page is not here | K7, CR Park",
  heading: "This path leads nowhere",
  text: "The page you asked for is not here. It may have moved, or the address may have a slip in it.",
  home: "Go to the home page",
  services: "Or choose a service:",
} as const;
