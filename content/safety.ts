import type { Statement } from "@/content-model/source-schema";

/** The emergency numbers in India that a text of this site may link to. */
export const helplines = ["112", "14416", "1098"] as const;

/** The sentence `whenNotToWait` of two services. */
export const staring = {
  text: "If your child often stops and stares for some seconds and does not answer you, see a doctor this week. It may be a kind of fit.",
  sources: ["nice-127", "epil"],
} as const satisfies Statement;

/** When a child needs help at once: on every page with signs, never folded away. */
export const safety = {
  id: "when-not-to-wait",
  heading: "When not to wait",
  /** Above the ages on a phone: a link to the sentences, which follow the ages. */
  link: "Lost words, a fit, danger? Do not wait.",
  lostSkills: {
    text: "If your child loses words or skills they once had, at any age, see a doctor this week. If it happens suddenly, or with a fit, a weak arm or leg, or sleepiness you cannot explain, call [112](tel:112) now.",
    sources: ["nice-128", "qld", "rcn", "qld-em", "nice-127"],
  },
  danger: {
    text: "If your child may hurt themselves or badly hurt someone else, call [112](tel:112) if the danger is now, or Tele-MANAS, the government’s mental health helpline, on [14416](tel:14416) to talk, free, day and night. Do not leave them alone.",
    sources: ["nimh", "akh", "goi-112", "goi-14416"],
  },
} as const satisfies {
  readonly id: string;
  readonly heading: string;
  readonly link: string;
  readonly lostSkills: Statement;
  readonly danger: Statement;
};
