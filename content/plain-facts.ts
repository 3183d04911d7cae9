import type { Content } from "@/content-rules/content";

export const plainFacts: Content["plainFacts"] = {
  heading: "Good to know",
  intro: "At a glance.",
  /** The headings of the card with the questions that have no answer here. */
  oneToAsk: "One thing to ask us",
  toAsk: "{count} things to ask us",
  anythingElse: "Ask us anything else",
  ask: "Ask us on WhatsApp",
  entries: {
    fees: {
      heading: "Fees",
      untilAnswered: "We tell you the fee before you decide. Asking is free.",
      question: "What is the fee for a first visit and for {subject}?",
    },
    ages: {
      heading: "Ages",
      question: "What ages do you see for {subject}?",
    },
    languages: {
      heading: "Languages",
      question: "Is there {subject} in Hindi, English or Bangla?",
      withPeople: "answered",
      ofTeam: "In the team: {languages}",
    },
    length: {
      heading: "How long",
      question: "How long is one session of {subject}?",
    },
    people: {
      heading: "Who we are",
      statement:
        "K7 was founded by an occupational therapist with a master’s degree in paediatrics.",
      question: "Who gives {subject}, and what is their training?",
      withPeople: "hidden",
    },
    online: {
      heading: "Online",
      untilAnswered: "We hope to offer therapy online too, later on.",
    },
    place: {
      heading: "Place",
      statement: "Our centre is in CR Park, New Delhi.",
    },
  },
};
