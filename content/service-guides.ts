import { behaviouralTherapyGuide } from "./service-guides/behavioural-therapy";
import { occupationalTherapyGuide } from "./service-guides/occupational-therapy";
import { psychologicalCounsellingGuide } from "./service-guides/psychological-counselling";
import { specialEducationGuide } from "./service-guides/special-education";
import { speechTherapyGuide } from "./service-guides/speech-therapy";
import type { ServiceGuide } from "./service-guides/service-guide";
import type { Service, ServicePath } from "./services";

export type {
  Band,
  Question,
  ServiceGuide,
  Sign,
} from "./service-guides/service-guide";
export {
  behaviouralTherapyGuide,
  occupationalTherapyGuide,
  psychologicalCounsellingGuide,
  specialEducationGuide,
  speechTherapyGuide,
};

/** The parents’ guide on each service page, in the order of the navigation. */
export const guides = {
  "/speech-therapy": speechTherapyGuide,
  "/occupational-therapy": occupationalTherapyGuide,
  "/special-education": specialEducationGuide,
  "/psychological-counselling": psychologicalCounsellingGuide,
  "/service4": behaviouralTherapyGuide,
} as const satisfies Readonly<Record<ServicePath, ServiceGuide>>;

/** Where the guide of a service stands. */
export const guideFile = ({ id }: Service) => `content/service-guides/${id}.ts`;

export const serviceGuides: readonly ServiceGuide[] = Object.values(guides);

/** The headings and labels that all guides share, in the order of the page. */
export const guideMessages = {
  ages: "How old is your child?",
  /** More ways on from the first screen. */
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
    "Fathers, grandparents and didis who look after your child are welcome to watch too.",
  questions: "Questions parents ask",
  next: "Ready to talk?",
  nextText:
    "Tell us what you see at home. We will listen, and say what may help.",
  more: "Would you rather tell us more first?",
  alsoSee: "You may also want to see:",
  mainSources: "Main sources",
  unconfirmed: ["family"],
} as const;

/** A sheet of paper with the ticked signs, to take along. */
export const doctorNotes = {
  heading: "Notes for the doctor",
  text: "Tick what you see, then print or save this page. You get one sheet with what you ticked and our phone number. Tick nothing and you get all of it. Your ticks stay on this phone: we do not see them, and nobody counts them.",
  print: "Print this page",
  /** On paper only, each with a line to write on. */
  lines: ["Child’s name and age", "Seen since", "Our questions"],
} as const;
