import type { Content } from "@/content-rules/content";

/** How to print the ticked signs for a doctor. */
export const doctorNotes: Content["doctorNotes"] = {
  /** Above the ages. */
  intro: "Open your child’s age and tick what you see.",
  heading: "Print it for the doctor",
  text: "Print this page, or save it as a PDF. You get one sheet with what you ticked and our phone number. Your ticks stay on this device: we do not see them, and nobody counts them.",
  print: "Print this page",
  /** In print only, each with a line to write on. */
  lines: {
    childsName: "Child’s name and age",
    seenSince: "Seen since",
    questions: "Our questions",
  },
};
