import type { Content } from "@/content-rules/content";

export const servicePage: Content["servicePage"] = {
  cards: {
    /** On the home page. */
    overview: [
      "/occupational-therapy",
      "/speech-therapy",
      "/special-education",
      "/psychological-counselling",
    ],
    /** On /service. */
    listed: [
      "/speech-therapy",
      "/occupational-therapy",
      "/psychological-counselling",
      "/special-education",
    ],
    listHeading: "Our Services",
    listIntro: "One-to-one help. Not sure which one fits? Ask us, and we will help you choose.",
    learnMore: "Learn More",
    ask: "Ask us on WhatsApp",
    how: "You ask. We will call you, and together we find a time for a first visit.",
  },
  ages: "How old is your child?",
  onThisPage: "On this page",
  sections: {
    facts: "Fees and facts",
    "first-visit": "The first visit",
    "your-part": "Your part",
    questions: "Questions",
  },
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
  playPicture: "/images/visit-5.svg",
  story: "Show your child a visit in six pictures",
  yourPart: "How you take part",
  family: "Fathers, grandparents and didis who look after your child are welcome too.",
  questions: "Questions parents ask",
  nextText: "Tell us what you see, or what others say. We will listen, and say what may help.",
  more: "Want to tell us more? [Fill in the longer form](/contact).",
  alsoSee: "You may also want to see:",
  mainSources: "Main sources",
  doctorNotes: {
    intro: "Open your child’s age and tick what you see.",
    heading: "Print it for the doctor",
    text: "Print this page, or save it as a PDF. You get one sheet with what you ticked and our phone number. Your ticks stay on this device: we do not see them, and nobody counts them.",
    print: "Print this page",
    cannotPrint:
      "This app cannot print. Open the page in a browser, such as Chrome or Safari, and print it there.",
    lines: {
      childsName: "Child’s name and age",
      seenSince: "Seen since",
      questions: "Our questions",
    },
  },
};
