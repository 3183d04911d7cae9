/** What all pages and cards of services share. */
import { z } from "zod";
import {
  describe,
  text,
  linkedText,
  label,
  code,
  pathOf,
  pictureSource,
  texts,
  exactly,
  specified,
} from "./fields/field";
import { servicePaths } from "./fields/paths";

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
    cannotPrint: label("In the place of the button, in apps that cannot print", 160),
    /** In print only, each with a line to write on. */
    lines: texts(2, 60, "Line to write on"),
  }),
  { name: "Notes for the doctor" },
);

export const servicePage = z.strictObject({
  cards: describe(cards, { pages: ["/service", "services"] }),
  ages: label("Heading", 60),
  onThisPage: label("Name of the links", 40),
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
  /** Child, mother and therapist at play, beside the first visit and on pages about concerns. */
  playPicture: pictureSource,
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
