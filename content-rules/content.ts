/** The rules of all modules of content/: specification, sections 2, 3 and 9. */
import { z } from "zod";
import { about } from "./about";
import { concernPage } from "./concern-page";
import { concern } from "./concerns";
import { contactPage } from "./contact-page";
import { describe, type ContentOf, type PagesOfText } from "./fields/field";
import { forms } from "./forms";
import { generalPages } from "./general-pages";
import { home } from "./home";
import { howToCome } from "./how-to-come";
import { notFound } from "./not-found";
import { people } from "./people";
import { placePhotos } from "./place-photos";
import { plainFacts } from "./plain-facts";
import { programs } from "./programs";
import { reasons } from "./reasons";
import { safety } from "./safety";
import { servicePage } from "./service-page";
import { service } from "./services";
import { sharedQuestions } from "./shared-questions";
import { site } from "./site";
import { sources } from "./sources";
import { testimonials } from "./testimonials";
import { textPage } from "./text-pages";
import { ui } from "./ui";
import { visitStory } from "./visit-story";
import { whatsapp } from "./whatsapp";

const on = <Rule extends z.ZodType>(rule: Rule, ...pages: PagesOfText): Rule =>
  describe(rule, { pages });

export const contentRule = z.strictObject({
  sharedQuestions: on(sharedQuestions, "services"),
  safety: on(safety, "services"),
  site: describe(site, { onlyClinic: true, pages: ["/"] }),
  generalPages,
  notFound: on(notFound, "/"),
  home: on(home, "/"),
  services: z.record(z.string(), on(service, "entry")),
  concerns: z.record(z.string(), on(concern, "entry")),
  concernPage: on(concernPage, "concerns"),
  servicePage: on(servicePage, "services"),
  plainFacts: on(plainFacts, "services"),
  programs: on(programs, "/"),
  testimonials: on(testimonials, "/"),
  reasons: on(reasons, "/"),
  // Nobody signs it.
  ui: on(ui),
  visitStory: on(visitStory, "/first-visit"),
  placePhotos: on(placePhotos, "/"),
  people: on(people, "/"),
  howToCome: on(howToCome, "/contact"),
  about: on(about, "/"),
  whatsapp: on(whatsapp, "/"),
  contactPage: on(contactPage, "/contact"),
  forms,
  textPages: z.record(z.string(), on(textPage, "entry")),
  sources,
});

/** All modules of content/, by their files; those of a folder are under its name. */
export type Content = ContentOf<typeof contentRule>;

/**
 * The messages of a module in another language, under the same keys; of a list, under the ids of
 * its entries. Where one is missing, pages show the English.
 */
export type Messages = { readonly [key: string]: string | Messages | undefined };

export type ModuleMessages = { readonly [Name in keyof Content]?: Messages };
