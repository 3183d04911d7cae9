import type { Fact } from "@/content-model/service-schema";

/** The headings and labels of every service page, in the order of the page. */
export const guideMessages = {
  ages: "How old is your child?",
  /** The name of the links of the first screen to the other sections, for screen readers. */
  onThisPage: "On this page",
  /** These links. */
  sections: [
    { id: "facts", label: "Fees and facts" },
    { id: "first-visit", label: "The first visit" },
    { id: "your-part", label: "Your part" },
    { id: "questions", label: "Questions" },
  ],
  noticing: "What parents often notice",
  firstVisit: "The first visit",
  firstVisitParts: {
    length: "How long it takes",
    room: "Who is in the room",
    activity: "What your child does",
    bring: "What to bring",
    tellYourChild: "What to tell your child",
    afterwards: "What happens after",
  },
  story: "Show your child in six pictures: My first visit",
  yourPart: "How you take part",
  family:
    "Fathers, grandparents and didis who look after your child are welcome too.",
  questions: "Questions parents ask",
  next: "Want to ask us?",
  nextText:
    "Tell us what you see, or what others say. We will listen, and say what may help.",
  more: "Would you rather tell us more first?",
  alsoSee: "You may also want to see:",
  mainSources: "Main sources",
} as const;

/** How to print the ticked signs for a doctor. */
export const doctorNotes = {
  /** Above the ages. */
  intro: "Open your child’s age and tick what you see.",
  heading: "Print it for the doctor",
  text: "Print or save this page. You get one sheet with what you ticked and our phone number. Your ticks stay on this device: we do not see them, and nobody counts them.",
  print: "Print this page",
  /** In print only, each with a line to write on. */
  lines: {
    childsName: "Child’s name and age",
    seenSince: "Seen since",
    questions: "Our questions",
  },
} as const;

/** What parents want to know before they ask for a visit, in the order of the page. */
export const factMessages = {
  heading: "Plain facts",
  intro: "At a glance. Ask us anything else.",
  /** The headings of the card with the questions that have no answer here. */
  oneToAsk: "One thing to ask us",
  toAsk: "{count} things to ask us",
  ask: "Ask us on WhatsApp",
} as const;

/** {subject} is the subject of the service, such as "speech therapy". */
export const facts = [
  {
    id: "fees",
    heading: "Fees",
    statement: "We tell you the fee before you decide. Asking is free.",
    question: "What is the fee for a first visit and for {subject}?",
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
    heading: "Who we are",
    statement:
      "K7 was founded by an occupational therapist with a master’s degree in paediatrics.",
    question: "Who gives {subject}, and what is their training?",
  },
  {
    id: "online",
    heading: "Online",
    statement: "We hope to offer therapy online too, later on.",
  },
  {
    id: "place",
    heading: "Place",
    statement: "Our centre is in CR Park, New Delhi.",
  },
] as const satisfies readonly Fact[];
