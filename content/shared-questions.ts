import type { Content } from "@/content-rules/content";

/** Questions that stand on every service page. */
export const sharedQuestions: Content["sharedQuestions"] = {
  autism: {
    id: "autism",
    anchor: true,
    question: "My child has, or may have, autism, ADHD or a learning difficulty. Can we ask you?",
    answer:
      "Yes. K7 is for families of children with autism, ADHD and learning needs. You do not need a diagnosis to ask. The Indian Academy of Pediatrics says that help for autism need not wait for one. Only a trained professional can say whether it is autism, ADHD or something else, after a full assessment.",
    sources: ["iap", "nice-128", "merck"],
  },
  crying: {
    id: "crying",
    question: "What if my child cries and will not go in?",
    answer:
      "Many children need time with a new place. Your child need not go in without you: you may stay, hold them and watch. We can stop, and try again on another day.",
  },
};
