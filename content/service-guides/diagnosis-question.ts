import type { Question } from "./service-guide";

/** Stands on every guide: what families come with, and that they may ask without a diagnosis. */
export const diagnosisQuestion = {
  id: "autism",
  question:
    "My child has, or may have, autism, ADHD or a learning difficulty. Can we ask you?",
  answer:
    "Yes. K7 is for families of children with autism, ADHD and learning needs. You do not need a diagnosis to ask. India’s academy of children’s doctors says that help for autism need not wait for one. Only a trained professional can say what it is, after a full assessment.",
  sources: ["iap", "nice-128", "merck"],
  unconfirmed: ["answer"],
} as const satisfies Question;
