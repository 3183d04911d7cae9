import type { ServicePath } from "./services";

/** What parents want to know before they ask for a visit, in the order of the page. */
export const factMessages = {
  heading: "Plain facts",
  intro: "What we know, we say. The rest is one tap away: ask us.",
  ask: "Ask us on WhatsApp",
} as const;

export type FactId =
  "ages" | "place" | "languages" | "fees" | "length" | "online" | "people";

export type Fact = {
  readonly id: FactId;
  readonly heading: string;
  /** What is true of every service. */
  readonly said?: string;
  /** Asked while the service has no answer of its own; none where all is said. */
  readonly question?: string;
};

/** {subject} is what the page is about: "speech therapy". */
export const facts = [
  {
    id: "fees",
    heading: "Fees",
    said: "Our charges are pocket-friendly. Asking is free.",
    question: "What is the fee for {subject}?",
  },
  {
    id: "ages",
    heading: "Ages",
    question: "What ages do you see for {subject}?",
  },
  {
    id: "languages",
    heading: "Languages",
    question: "Is there {subject} in Hindi, English or Bangla?",
  },
  {
    id: "length",
    heading: "How long",
    question: "How long is one session of {subject}?",
  },
  {
    id: "people",
    heading: "Who works here",
    said: "One child, one therapist, and parents may watch. K7 was founded by an occupational therapist with a master’s degree in paediatrics.",
    question: "Who gives {subject}, and what is their training?",
  },
  {
    id: "online",
    heading: "Online",
    said: "Online therapy is part of our vision.",
    question: "Is {subject} open online today?",
  },
  {
    id: "place",
    heading: "Place",
    said: "Our centre is in CR Park, New Delhi.",
  },
] as const satisfies readonly Fact[];

export type ServiceFacts = {
  readonly href: ServicePath;
  /** The clinic’s answers; the question is shown while one is empty. */
  readonly answers: Readonly<Record<Exclude<FactId, "place">, string>> & {
    /** Names of the answers that the clinic has yet to give. */
    readonly unconfirmed: readonly string[];
  };
};

const unanswered = {
  fees: "",
  ages: "",
  languages: "",
  length: "",
  people: "",
  online: "",
} as const;

/** In the order of the navigation. */
export const serviceFacts: readonly ServiceFacts[] = [
  {
    href: "/speech-therapy",
    answers: {
      ...unanswered,
      unconfirmed: ["fees", "ages", "languages", "length", "people", "online"],
    },
  },
  {
    href: "/occupational-therapy",
    answers: {
      ...unanswered,
      ages: "Children up to 14 years.",
      unconfirmed: ["fees", "languages", "length", "people", "online"],
    },
  },
  {
    href: "/special-education",
    answers: {
      ...unanswered,
      unconfirmed: ["fees", "ages", "languages", "length", "people", "online"],
    },
  },
  {
    href: "/psychological-counselling",
    answers: {
      ...unanswered,
      unconfirmed: ["fees", "ages", "languages", "length", "people", "online"],
    },
  },
  {
    href: "/service4",
    answers: {
      ...unanswered,
      unconfirmed: ["fees", "ages", "languages", "length", "people", "online"],
    },
  },
];
