import { images, type Picture } from "./images";

export type Program = {
  readonly id: string;
  readonly title: string;
  readonly image: Picture;
  readonly description: string;
  /** Names of the fields above that the clinic has yet to confirm. */
  readonly unconfirmed: readonly string[];
};

export const programsHeading = "Our Intervention programs";

/** What the link in each tile says; the program's name follows for screen readers. */
export const programLink = "Ask about this";

/** Four, in the order parents see them. */
export const programs = [
  {
    id: "early-intervention",
    title: "Early Intervention Program",
    image: images.earlyIntervention,
    description:
      "For babies, toddlers and pre-schoolers. Play with a purpose in the years when children learn fastest, with you beside your child.",
    unconfirmed: ["description"],
  },
  {
    id: "school-readiness",
    title: "School Readiness Program",
    image: images.schoolReadiness,
    description:
      "Sitting, listening, holding a pencil, packing a bag, joining in. We practise the school day before it begins.",
    unconfirmed: ["description"],
  },
  {
    id: "group-therapy",
    title: "Group Therapy Program",
    image: images.groupTherapy,
    description:
      "Small groups where children practise sharing, waiting and making friends, with a therapist close by.",
    unconfirmed: ["description"],
  },
  {
    id: "language-communication",
    title: "Language & Communication Program",
    image: images.languageCommunication,
    description:
      "From first words and signs to telling a story. We build the ways your child has of sharing a thought.",
    unconfirmed: ["description"],
  },
] as const satisfies readonly Program[];
