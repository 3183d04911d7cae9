import type { ServicePath } from "./services";
import type { Statement } from "./sources";

/** The numbers in India that a sentence of this site may dial, besides the centre's own. */
export const helplines = ["112", "14416", "1098"] as const;

const staring = {
  text: "If your child often stops and stares for some seconds and you cannot get through, see a doctor this week. It may be a kind of fit.",
  sources: ["nice-127", "epil"],
} as const satisfies Statement;

/** What stands on one page only, or on two. */
const own: Readonly<Record<ServicePath, Statement>> = {
  "/speech-therapy": {
    text: "If your child cannot breathe, cry or cough, call [112](tel:112) at once.",
    sources: ["sja", "goi-112"],
  },
  "/occupational-therapy": {
    text: "If your child starts to limp or to walk in a new way, see a doctor today.",
    sources: ["nice-127", "qld-em"],
  },
  "/special-education": staring,
  "/psychological-counselling": {
    text: "If home is not safe, you or your child can call the child helpline on [1098](tel:1098), free, day and night.",
    sources: ["goi-1098"],
  },
  "/service4": staring,
};

/** When a child needs help at once: the same words above the ages of every guide, in sight and never folded away. */
export const safety = {
  id: "when-not-to-wait",
  heading: "When not to wait",
  lostSkills: {
    text: "If your child loses words or skills they once had, at any age, see a doctor this week. If it comes on suddenly, or with a fit, a weak arm or leg, or sleepiness you cannot explain, call [112](tel:112) now.",
    sources: ["nice-128", "qld", "rcn", "qld-em", "nice-127"],
  },
  danger: {
    text: "If your child may hurt themselves or someone else, call [112](tel:112) if the danger is now, or Tele-MANAS on [14416](tel:14416) to talk, free, day and night. Do not leave them alone.",
    sources: ["nimh", "akh", "goi-112", "goi-14416"],
  },
  own,
} as const satisfies {
  readonly id: string;
  readonly heading: string;
  readonly lostSkills: Statement;
  readonly danger: Statement;
  readonly own: typeof own;
};
