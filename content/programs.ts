import { images, type Picture } from "./images";

export type Program = {
  readonly id: string;
  readonly title: string;
  readonly image: Picture;
  /** A short sentence that is always visible; the description goes on from it. */
  readonly line: string;
  readonly description: string;
  /** What the link says; the program’s title follows for screen readers. */
  readonly link: string;
  /** Names of the fields above that the clinic has yet to confirm. */
  readonly unconfirmed: readonly string[];
};

export const programsHeading = "Our Intervention programs";

/** Four, in the order parents see them. */
export const programs = [
  {
    id: "early-intervention",
    title: "Early Intervention Program",
    image: images.earlyIntervention,
    line: "Play with a purpose in the early years.",
    description:
      "For babies, toddlers and pre-schoolers, with you beside your child. It is never too late to ask.",
    link: "Ask about early intervention",
    unconfirmed: ["line", "description"],
  },
  {
    id: "school-readiness",
    title: "School Readiness Program",
    image: images.schoolReadiness,
    line: "We practise the school day before it begins.",
    description:
      "Sitting, listening, holding a pencil, packing a bag, joining in.",
    link: "Ask about school readiness",
    unconfirmed: ["line", "description"],
  },
  {
    id: "group-therapy",
    title: "Group Therapy Program",
    image: images.groupTherapy,
    line: "Small groups, led by a therapist.",
    description: "Here children practise sharing, waiting and making friends.",
    link: "Ask about group therapy",
    unconfirmed: ["line", "description"],
  },
  {
    id: "language-communication",
    title: "Language & Communication Program",
    image: images.languageCommunication,
    line: "From first words and signs to telling a story.",
    description:
      "We build on the ways your child already has of telling you things.",
    link: "Ask about language",
    unconfirmed: ["line", "description"],
  },
] as const satisfies readonly Program[];
