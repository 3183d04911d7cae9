/** What all pages and cards of services share. */
import { z } from "zod";
import {
  code,
  describe,
  exactly,
  id,
  label,
  linkedText,
  pathOf,
  specified,
  text,
  texts,
  type ContentOf,
} from "./field";
import { helplines, servicePaths } from "./paths";
import { danger } from "./service";

/** What all service cards and service pages say. */
const cards = z.strictObject({
  overview: code(exactly(4, pathOf(servicePaths), specified)),
  listed: code(exactly(4, pathOf(servicePaths), specified)),
  listHeading: label("Heading", 60),
  listIntro: label("Introduction", 200),
  learnMore: text(2, 30, "Button", { pages: ["/", "/service"] }),
  ask: label("Link to WhatsApp", 40),
  how: label("What happens next", 160),
});

/** How to print the ticked signs for a doctor. */
const doctorNotes = describe(
  z.strictObject({
    intro: label("Introduction", 120),
    heading: label("Heading", 60),
    text: label("Text", 300),
    print: label("Button", 40),
    cannotPrint: label(
      "In the place of the button, in apps that cannot print",
      160,
    ),
    /** In print only, each with a line to write on. */
    lines: texts(2, 60, "Line to write on"),
  }),
  { name: "Notes for the doctor" },
);

/** The headings and labels of every service page. */
export const servicePage = z.strictObject({
  cards: describe(cards, { pages: ["/service", "services"] }),
  ages: label("Heading", 60),
  onThisPage: label("Name of the links", 40),
  /** The links to the sections of the page. */
  sections: z.strictObject({
    facts: label("Link", 40),
    "first-visit": label("Link", 40),
    "your-part": label("Link", 40),
    questions: label("Link", 40),
  }),
  noticing: label("Heading", 60),
  firstVisit: label("Heading", 60),
  firstVisitParts: z.strictObject({
    length: label("Heading", 60),
    room: label("Heading", 60),
    activity: label("Heading", 60),
    bring: label("Heading", 60),
    tellYourChild: label("Heading", 60),
    afterwards: label("Heading", 60),
  }),
  story: label("Link", 80),
  yourPart: label("Heading", 60),
  family: label("Who is welcome", 160),
  questions: label("Heading", 60),
  nextText: label("Text", 200),
  more: linkedText(10, 60, "Link to the longer form"),
  alsoSee: label("Links to other pages", 60),
  mainSources: label("Heading", 60),
  doctorNotes,
});

const subjectQuestion = text(10, 100, "Question", {
  placeholders: ["subject"],
});

/** A topic of 'Good to know', such as the fees. */
const topic = z.strictObject({
  heading: text(3, 30, "Heading"),
  /** A statement that is true of every service. */
  statement: text(10, 200, "Sentence").optional(),
  /** A question for the clinic, shown while the service has no answer. {subject} is the subject of the service. */
  question: subjectQuestion.optional(),
});
export type Topic = ContentOf<typeof topic>;

/** What parents want to know before they ask for a visit, in the order of the page. */
export const plainFacts = describe(
  z.strictObject({
    heading: label("Heading", 60),
    intro: label("Introduction", 120),
    oneToAsk: label("Heading", 60),
    toAsk: label("Heading", 60, "count"),
    /** The heading of the card where every question has an answer. */
    anythingElse: label("Heading", 60),
    ask: label("Link to WhatsApp", 40),
    team: label("Before the languages of the team", 60, "languages"),
    /** By the name of the answer that a service has: service.ts. */
    entries: z.strictObject({
      fees: topic.extend({ question: subjectQuestion }),
      ages: topic,
      languages: topic,
      length: topic,
      people: topic,
      online: topic,
      place: topic,
    }),
  }),
  { name: "Good to know" },
);

/** A button for each helpline. */
const calls = Object.fromEntries(
  helplines.map((number) => [number, label("Button", 40)]),
) as Record<(typeof helplines)[number], ReturnType<typeof label>>;

export const safety = describe(
  z.strictObject({
    id,
    heading: label("Heading", 60),
    link: text(15, 60, "Link"),
    /** The button of each number, with what it is for. */
    calls: z.strictObject(calls),
    /** The first, which is open, has no line beside its title. */
    lostSkills: danger("Lost skills").omit({ act: true }),
    fit: danger("A fit"),
    danger: danger("Danger"),
    staring: danger("Staring"),
  }),
  { name: "When not to wait" },
);
