import type { Content } from "@/content-rules/content";

export const contactPage: Content["contactPage"] = {
  picture: {
    src: "/images/welcome.svg",
    alt: "A therapist waves from an open door hung with marigolds.",
  },
  heading: "Book Consultation",
  intro:
    "Tell us about your child. If you are a grandparent, please call us, or ask your grandchild’s parent to send this form.",
  /** Below the form, until content/how-to-come.ts says it. */
  access:
    "Bad knees, a wheelchair or a pram? Call us before you come, and we will tell you about steps and lifts.",
  stepsHeading: "What happens next",
  steps: {
    sendForm: "You send this form.",
    callListen: "We call you and listen.",
    togetherFind: "Together we find a time.",
  },
};
