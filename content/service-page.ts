import type { Content } from "@/content-rules/content";

/** The headings and labels of every service page, in the order of the page. */
export const servicePage: Content["servicePage"] = {
  ages: "How old is your child?",
  /** The name of the links of the first screen to the other sections, for screen readers. */
  onThisPage: "On this page",
  /** These links. */
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
  story: "Show your child in six pictures: My first visit",
  yourPart: "How you take part",
  family:
    "Fathers, grandparents and didis who look after your child are welcome too.",
  questions: "Questions parents ask",
  next: "Want to ask us?",
  nextText:
    "Tell us what you see, or what others say. We will listen, and say what may help.",
  more: "Want to tell us more? [Fill in the longer form](/contact).",
  alsoSee: "You may also want to see:",
  mainSources: "Main sources",
};
