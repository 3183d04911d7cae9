import { behaviouralTherapy } from "./services/behavioural-therapy";
import { occupationalTherapy } from "./services/occupational-therapy";
import { psychologicalCounselling } from "./services/psychological-counselling";
import { specialEducation } from "./services/special-education";
import { speechTherapy } from "./services/speech-therapy";

/** In the order of the header and the footer. Each has a file in content/services/. */
export const services = [
  speechTherapy,
  occupationalTherapy,
  specialEducation,
  psychologicalCounselling,
  behaviouralTherapy,
] as const;

/** The ids of the services on the home page, in its order. */
export const overviewIds = [
  "occupational-therapy",
  "speech-therapy",
  "special-education",
  "psychological-counselling",
] as const;

/** The ids of the services on /service, in its order. */
export const listedIds = [
  "speech-therapy",
  "occupational-therapy",
  "psychological-counselling",
  "special-education",
] as const;

/** Texts of all service cards and service pages. */
export const serviceMessages = {
  listHeading: "Our Services",
  listIntro:
    "One-to-one help. Not sure which one fits? Ask us, and we will help you choose.",
  learnMore: "Learn More",
  book: "Book a consultation",
  ask: "Ask us on WhatsApp",
  how: "You ask, we call, and together we find a time for a first visit.",
} as const;
