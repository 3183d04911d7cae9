/** The rules of all modules of content/: specification, sections 2, 3 and 9. */
import { z } from "zod";
import { concern } from "./concern";
import {
  code,
  describe,
  exactly,
  fact,
  https,
  id,
  label,
  linkedText,
  page,
  pathOf,
  picture,
  specified,
  statement,
  text,
  texts,
  unique,
  type ContentOf,
  type PagesOfText,
} from "./field";
import { forms } from "./forms";
import { home, programs, reasons, testimonials } from "./home";
import { generalPaths } from "./paths";
import { about, howToCome, people, placePhotos } from "./people";
import { question, service } from "./service";
import { site } from "./site";
import { textPage } from "./text-page";

/** A link of the header or the footer. */
const navigationLink = z.strictObject({
  href: pathOf(generalPaths),
  /** It may have 32 characters, because each vowel sign of Devanagari counts as one. */
  label: text(3, 32, "Menu"),
});

const navigation = z.strictObject({
  home: navigationLink,
  services: navigationLink,
  firstVisit: navigationLink,
  contact: navigationLink,
});

/** The labels of the header. */
const header = z.strictObject({
  skip: label("Link to the main content", 60),
  announcement: label("Name of the welcome", 40),
  preview: label("Line of a preview", 80),
  navigation: label("Name of the menu", 40),
  tagline: label("Under the logo", 40),
  servicesMenu: label("Button of the list of services", 60),
  openMenu: label("Button", 40),
  closeMenu: label("Button", 40),
  menu: label("Button", 20),
});

/** The page shown for an address that does not exist. */
const notFound = z.strictObject({
  picture,
  title: text(10, 60, "Title in search results"),
  heading: label("Heading", 60),
  text: label("Text", 200),
  home: label("Link", 60),
  services: label("Links to other pages", 60),
});

/** The ways to reach the centre, as links. */
const contact = z.strictObject({
  chat: label("Link to WhatsApp", 40),
  chatDefaultDraft: label("WhatsApp message", 120, "subject"),
  chatGeneralDraft: label("WhatsApp message", 120),
  chatQuestionPrefix: label("Start of a WhatsApp message", 40),
  chatSubject: text(2, 40, "Word in a WhatsApp message", {
    pages: ["/", "concerns"],
  }),
  call: label("Link to call", 30),
  callNumber: label("Link to call", 40, "phone"),
});

/** Labels beside the address. */
const place = z.strictObject({
  phone: label("Label", 30),
  address: label("Label", 30),
  hours: label("Label", 40),
  days: label("Range of days", 40, "first", "last"),
  times: label("Times of a day", 40, "opens", "closes"),
  open: label("Days and times", 40, "days", "times"),
  directions: label("Link to the map", 40),
  directionsShort: text(2, 20, "Link to the map", { pages: ["/contact"] }),
  book: label("Link to the form", 20),
  quick: label("Name of the links", 40),
  chat: label("Link to WhatsApp", 20),
  social: label("Label", 40),
});

/** The texts around the form on /contact. */
const contactPage = z.strictObject({
  picture,
  heading: label("Heading", 60),
  intro: label("Introduction", 160),
  access: label("Note on steps and lifts", 200),
  stepsHeading: label("Heading", 60),
  steps: texts(5, 80, "Step"),
});

/** What all service cards and service pages say. */
const serviceCards = z.strictObject({
  /** The ids of the services on the home page, in its order. */
  overviewIds: code(exactly(4, z.string(), specified)),
  /** The ids of the services on /service, in its order. */
  listedIds: code(exactly(4, z.string(), specified)),
  listHeading: label("Heading", 60),
  listIntro: label("Introduction", 200),
  learnMore: text(2, 30, "Button", { pages: ["/", "/service"] }),
  ask: label("Link to WhatsApp", 40),
  how: label("What happens next", 160),
});

/** The headings and labels of every service page. */
const servicePage = z.strictObject({
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
  next: label("Heading", 60),
  nextText: label("Text", 200),
  more: linkedText(10, 60, "Link to the longer form"),
  alsoSee: label("Links to other pages", 60),
  mainSources: label("Heading", 60),
});

/** How to print the ticked signs for a doctor. */
const doctorNotes = describe(
  z.strictObject({
    intro: label("Introduction", 120),
    heading: label("Heading", 60),
    text: label("Text", 300),
    print: label("Button", 40),
    /** In print only, each with a line to write on. */
    lines: texts(2, 60, "Line to write on"),
  }),
  { name: "Notes for the doctor" },
);

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
const plainFacts = describe(
  z.strictObject({
    heading: label("Heading", 60),
    intro: label("Introduction", 120),
    oneToAsk: label("Heading", 60),
    toAsk: label("Heading", 60, "count"),
    ask: label("Link to WhatsApp", 40),
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

/** The headings and labels of every page about a concern. */
const concernPage = z.strictObject({
  thisWeek: label("Heading", 60),
  /** The links to the sections of the page, which are their headings too. */
  sections: z.strictObject({
    signs: label("Heading", 40),
    other: label("Heading", 40),
    places: label("Heading", 40),
    visit: label("Heading", 40),
  }),
  week: label("Heading", 60),
  therapy: label("Heading", 60),
  placesIntro: label("Introduction", 200),
  visitText: label("Text", 400),
  atK7: label("Text", 200, "services"),
  askFee: label("Link to WhatsApp", 80),
  visitMore: label("Link", 60),
});

/**
 * When a child needs help at once. Steps after a colon, with semicolons between them (in Hindi, the sign । after each), are
 * shown as a list.
 */
const safety = describe(
  z.strictObject({
    id,
    heading: label("Heading", 60),
    link: text(15, 60, "Link"),
    /** The button of each number, with what it is for. */
    calls: z.strictObject({
      "112": label("Button", 40),
      "14416": label("Button", 40),
      "1098": label("Button", 40),
    }),
    lostSkills: statement("Lost skills"),
    fit: statement("A fit"),
    danger: statement("Danger"),
    staring: statement("Staring"),
  }),
  { name: "When not to wait" },
);

/** The adults of whom one comes with the child. components/visit-story/visit-story.scss has a rule for each. */
export const grownUps = [
  "mummy",
  "papa",
  "mummy-and-papa",
  "dadi",
  "nani",
  "dadu",
  "didi",
  "someone-else",
] as const;

const stepIds = ["door", "shoes", "room", "therapist", "play", "bye"] as const;

/** What a child may perceive in the room: empty, or a few words, which are in a small row of the printed book. */
const sense = (name: string) =>
  text(2, 28, name, { mayBeEmpty: true, onlyClinic: true });

/** A story in six pictures, which a child tells in the present tense, and a card that the child can show. */
const visitStory = describe(
  z.strictObject({
    title: label("Heading", 60),
    intro: label("Introduction", 120),
    /** On the cover, beside the child's name. */
    cover: picture,
    /** The child's name is typed on the page and stays there. */
    name: label("Label", 40),
    nameNote: label("Note", 120),
    grownUps: z.strictObject({
      heading: label("Heading", 60),
      options: exactly(
        grownUps.length,
        z.strictObject({
          id: code(z.enum(grownUps)),
          label: text(2, 30, "Choice"),
          /** Where the sentences have another word than the choice. */
          inStory: text(2, 30, "In the sentences").optional(),
        }),
        "each has a rule in the styles",
      ).superRefine(unique("id")),
    }),
    /** Shown when a person has a name. Of the people, a family may choose whom the child meets. */
    people: z.strictObject({
      heading: label("Heading", 60),
      unknown: label("Choice", 40),
      /** What the story then says instead of the sentence about therapists. */
      named: label("Step", 60, "name", "work"),
    }),
    senses: z.strictObject({
      see: sense("May be seen in the room"),
      hear: sense("May be heard in the room"),
      touch: sense("May be touched in the room"),
      smell: sense("May be smelled in the room"),
      labels: z.strictObject({
        see: label("Label", 20),
        hear: label("Label", 20),
        touch: label("Label", 20),
        smell: label("Label", 20),
      }),
    }),
    paper: z.strictObject({
      heading: label("Heading", 60),
      book: label("Choice", 40),
      pictures: label("Choice", 40),
      /** How the printed sheet becomes the book. */
      fold: texts(10, 120, "Step"),
      noPrinter: text(10, 200, "Without a printer"),
    }),
    tipsHeading: label("Heading", 60),
    tips: texts(10, 160, "Tip"),
    send: label("Link", 60),
    message: label("WhatsApp message", 160),
    steps: exactly(
      stepIds.length,
      z.strictObject({
        id: code(z.enum(stepIds)),
        picture,
        /** The slot of content/place-photos.ts whose photo takes the place of both drawings. */
        photo: code(z.enum(["door", "shoes", "room", "hands"]).optional()),
        /** The same place without the mother and the child, for a child who comes with somebody else. */
        place: picture,
        /** It says what can be seen, and promises nothing. A child of five can follow it. */
        text: describe(
          z.string().regex(/^(?=.{11,80}$)[^.!?।]+[.।]( [^.!?।]+[.।])?$/, {
            error: "Write one or two sentences of 11 to 80 characters.",
          }),
          {
            kind: "text",
            name: "Step",
            limits: [11, 80],
            placeholders: ["grownUp"],
          },
        ),
      }),
      "they print on one sheet of paper",
    ).superRefine(unique("text")),
    card: z.strictObject({
      picture,
      /** Empty where not every therapist stops at the card: then it has only the phone and the address. */
      child: text(5, 60, "What the child says", { mayBeEmpty: true }),
      grownUps: text(10, 120, "What adults do"),
    }),
    nextHeading: label("Heading", 60),
  }),
  { name: "My first visit" },
);

/** A public page that is the source of a sentence about children's health. */
const source = z.strictObject({
  publisher: fact(2, 80, "Publisher"),
  title: fact(2, 200, "Title"),
  /** Undefined where only a reprint without a permanent address was found. */
  url: code(https("Address").optional()),
  /** ISO date on which somebody looked for the page. */
  checkedOn: code(z.iso.date()),
  /** What was read: the publisher's page, a copy on another site, or nothing. */
  readAs: code(z.enum(["page", "copy", "not read"])),
});
export type Source = ContentOf<typeof source>;

/** A module whose texts belong to some pages: a person who signs one of them answers for the texts. */
const on = <Rule extends z.ZodType>(rule: Rule, ...pages: PagesOfText): Rule =>
  describe(rule, { pages });

export const contentRule = z.strictObject({
  sharedQuestions: on(
    z.strictObject({ autism: question, crying: question }),
    "services",
  ),
  safety: on(safety, "services"),
  site: describe(site, { onlyClinic: true, pages: ["/"] }),
  generalPages: z.strictObject({
    "/": on(page, "/"),
    "/service": on(page, "/service"),
    "/first-visit": on(page, "/first-visit"),
    "/contact": on(page, "/contact"),
  }),
  notFound: on(notFound, "/"),
  navigation: on(navigation, "/"),
  header: on(header, "/"),
  home: on(home, "/"),
  services: z.record(z.string(), on(service, "own")),
  serviceCards: on(serviceCards, "/service", "services"),
  concerns: z.record(z.string(), on(concern, "own")),
  concernPage: on(concernPage, "concerns"),
  servicePage: on(servicePage, "services"),
  doctorNotes: on(doctorNotes, "services"),
  plainFacts: on(plainFacts, "services"),
  programs: on(programs, "/"),
  testimonials: on(testimonials, "/"),
  reasons: on(reasons, "/"),
  visitStory: on(visitStory, "/first-visit"),
  placePhotos: on(placePhotos, "/"),
  people: on(people, "/"),
  howToCome: on(howToCome, "/contact"),
  about: on(about, "/"),
  contact: on(contact, "/"),
  place: on(place, "/"),
  contactPage: on(contactPage, "/contact"),
  forms,
  textPages: z.record(z.string(), on(textPage, "own")),
  // The pages that cite a source: site-content/pages-of-texts.ts.
  sources: z.record(z.string(), source),
});

/** All modules of content/, by the names of their files. Those of a folder are under its name. */
export type Content = ContentOf<typeof contentRule>;

/**
 * The messages of another language for a module: an object with the same keys, in which the id of an entry takes the place
 * of a list. Where a message is missing, pages show the English text, and `npm run launch-check` lists it.
 */
export type Messages = {
  readonly [key: string]: string | Messages | undefined;
};

/** The messages of a language by module. */
export type ModuleMessages = {
  readonly [Name in keyof Content]?: Messages;
};
