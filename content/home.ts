/** The home page’s own words; its lists have files of their own. */
export const home = {
  headline: "Unlock your child's potential and help them thrive!",
  intro:
    "Therapy for children with autism, ADHD and learning needs, in CR Park, New Delhi. One child, one therapist, and you are always welcome to watch.",
  /** Short proofs under the intro; each is one of the clinic's claims. */
  promises: [
    "1:1 child-therapist ratio",
    "Parents may watch sessions",
    "Monthly parent-therapist discussion",
  ],
  start: "Book your first session",
  seeServices: "See our services",
  bookingHeading: "Book your first session.",
  contactHeading: "Contact our Center",
  helpHeading: "How can we help your child",
  helpIntro:
    "Every child grows in their own way. Start with what worries you or what your child loves, and we will find the way on together.",
  unconfirmed: ["intro", "helpIntro"],
} as const;
