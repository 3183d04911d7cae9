/** The rules of all modules of content/: specification, sections 2, 3 and 9. */
import { z } from "zod";
import { concern, concernPage } from "./concern";
import {
  code,
  describe,
  fact,
  https,
  page,
  type ContentOf,
  type PagesOfText,
} from "./field";
import { forms } from "./forms";
import { home, programs, reasons, testimonials } from "./home";
import { contact, contactPage, header, notFound, place } from "./page-frame";
import { about, howToCome, people, placePhotos } from "./people";
import { question, service } from "./service";
import { plainFacts, safety, servicePage } from "./service-page";
import { site } from "./site";
import { textPage } from "./text-page";
import { visitStory } from "./visit-story";

/** A module whose texts belong to some pages: a person who signs one of them answers for the texts. */
const on = <Rule extends z.ZodType>(rule: Rule, ...pages: PagesOfText): Rule =>
  describe(rule, { pages });

/** A public page that is the source of a sentence about children's health. */
const source = z.strictObject({
  publisher: fact(2, 80, "Publisher"),
  title: fact(2, 200, "Title"),
  /** Undefined where only a reprint without a permanent address was found. */
  url: code(https("Address").optional()),
  /** What was read, if not the publisher's page: a copy on another site, or nothing. */
  readAs: code(z.enum(["copy", "not read"]).optional()),
});
export type Source = ContentOf<typeof source>;

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
  header: on(header, "/"),
  home: on(home, "/"),
  services: z.record(z.string(), on(service, "own")),
  concerns: z.record(z.string(), on(concern, "own")),
  concernPage: on(concernPage, "concerns"),
  servicePage: on(servicePage, "services"),
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
