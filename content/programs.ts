import { images, type Picture } from "./images";

export type Program = {
  readonly id: string;
  readonly title: string;
  readonly image: Picture;
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
    description:
      "For babies, toddlers and pre-schoolers. Play with a purpose in the early years, with you beside your child. It is never too late to ask.",
    link: "Ask about early intervention",
    unconfirmed: ["description"],
  },
  {
    id: "school-readiness",
    title: "School Readiness Program",
    image: images.schoolReadiness,
    description:
      "Sitting, listening, holding a pencil, packing a bag, joining in. We practise the school day before it begins.",
    link: "Ask about school readiness",
    unconfirmed: ["description"],
  },
  {
    id: "group-therapy",
    title: "Group Therapy Program",
    image: images.groupTherapy,
    description:
      "Small groups, led by a therapist, where children practise sharing, waiting and making friends.",
    link: "Ask about group therapy",
    unconfirmed: ["description"],
  },
  {
    id: "language-communication",
    title: "Language & Communication Program",
    image: images.languageCommunication,
    description:
      "From first words and signs to telling a story. We build on the ways your child already has of telling you things.",
    link: "Ask about language",
    unconfirmed: ["description"],
  },
] as const satisfies readonly Program[];
