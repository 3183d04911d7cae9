export type Picture = {
  /** Address below public/. */
  readonly src: string;
  /** Pixels of the drawing, so that the page keeps its place. */
  readonly width: number;
  readonly height: number;
  /** What matters in the picture; empty where the words beside it say it all. */
  readonly alt: string;
};

const scene = { width: 640, height: 480 } as const;
const tile = { width: 480, height: 360 } as const;
const portrait = { width: 160, height: 160, alt: "" } as const;

/** Every picture of the site. */
export const images = {
  hero: {
    src: "/images/hero.svg",
    width: 720,
    height: 600,
    alt: "A therapist and a child play on a floor mat while a parent watches close by.",
  },
  occupationalTherapy: {
    ...scene,
    src: "/images/occupational-therapy.svg",
    alt: "A child balances on a swing while a therapist steadies it.",
  },
  speechTherapy: {
    ...scene,
    src: "/images/speech-therapy.svg",
    alt: "A child and a therapist sit face to face and make sounds together.",
  },
  specialEducation: {
    ...scene,
    src: "/images/special-education.svg",
    alt: "A child works with counting blocks at a low desk beside a teacher.",
  },
  psychologicalCounselling: {
    ...scene,
    src: "/images/psychological-counselling.svg",
    alt: "A parent, a child and a counsellor sit and talk.",
  },
  behaviouralTherapy: {
    ...scene,
    src: "/images/behavioural-therapy.svg",
    alt: "A child and a therapist follow a picture plan and take turns.",
  },
  earlyIntervention: {
    ...tile,
    src: "/images/early-intervention.svg",
    alt: "",
  },
  schoolReadiness: { ...tile, src: "/images/school-readiness.svg", alt: "" },
  groupTherapy: { ...tile, src: "/images/group-therapy.svg", alt: "" },
  languageCommunication: {
    ...tile,
    src: "/images/language-communication.svg",
    alt: "",
  },
  reasons: { ...tile, src: "/images/reasons.svg", alt: "" },
  notFound: { ...scene, src: "/images/not-found.svg", alt: "" },
  avatar1: { ...portrait, src: "/images/avatar-1.svg" },
  avatar2: { ...portrait, src: "/images/avatar-2.svg" },
  avatar3: { ...portrait, src: "/images/avatar-3.svg" },
} as const satisfies Record<string, Picture>;
