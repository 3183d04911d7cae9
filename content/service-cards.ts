import type { Content } from "@/content-rules/content";

/** Service cards, and what all cards and service pages say. */
export const serviceCards: Content["serviceCards"] = {
  /** On the home page. */
  overview: [
    "/occupational-therapy",
    "/speech-therapy",
    "/special-education",
    "/psychological-counselling",
  ],
  /** On /service. */
  listed: [
    "/speech-therapy",
    "/occupational-therapy",
    "/psychological-counselling",
    "/special-education",
  ],
  listHeading: "Our Services",
  listIntro:
    "One-to-one help. Not sure which one fits? Ask us, and we will help you choose.",
  learnMore: "Learn More",
  ask: "Ask us on WhatsApp",
  how: "You ask. We will call you, and together we find a time for a first visit.",
};
