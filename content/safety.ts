import type { Content } from "@/content-rules/content";

/** When a child needs help at once: on every page with signs. */
export const safety: Content["safety"] = {
  id: "when-not-to-wait",
  heading: "When not to wait",
  link: "Lost words, had a fit, or in danger? Do not wait.",
  calls: {
    "112": "Call 112: danger now",
    "14416": "Call 14416: to talk, free",
    "1098": "Call 1098: a child is not safe",
  },
  lostSkills: {
    title: "Loses words or skills",
    text: "If your child loses words or skills they once had, at any age, see a doctor this week. If it happens suddenly, or one arm or leg stops working well, or your child is drowsy and hard to wake, call [112](tel:112) now.",
    sources: ["nice-128", "qld", "rcn", "qld-em"],
  },
  fit: {
    title: "A first fit, a long fit, or no waking after it",
    act: "Call 112 now",
    text: "If your child has a first fit, a fit over five minutes, or does not wake after one, call [112](tel:112) now. Lay them on one side. Put nothing in the mouth.",
    sources: ["nice-127", "nhs-fit"],
  },
  danger: {
    title: "Talks of dying, or may hurt themselves or others",
    act: "Stay with them: 112 or 14416",
    text: "If your child talks of dying, or may hurt themselves or badly hurt someone else, do not leave them alone. If the danger is now, call [112](tel:112). To talk, call [14416](tel:14416), Tele-MANAS, the government’s mental health line, free, day and night.",
    sources: ["nimh", "nimh-die", "akh", "goi-112", "goi-14416"],
  },
  /** The danger `whenNotToWait` of two services and two concerns. */
  staring: {
    title: "Often stops and stares, and does not answer",
    act: "See a doctor this week",
    text: "If your child often stops and stares for some seconds and does not answer you, see a doctor this week. It may be a fit without shaking.",
    sources: ["nice-127", "epil"],
  },
};
