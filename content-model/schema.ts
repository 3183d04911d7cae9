import { z } from "zod";
import { concerns } from "./concern-schema";
import { formTexts, privacyItems } from "./form-schema";
import { home, programs, reasons, testimonials } from "./home-schema";
import { english, type Language } from "./languages";
import { textPage } from "./text-page-schema";
import { howToCome, placePhoto, teamMember } from "./place-schema";
import {
  exactly,
  labels,
  matching,
  page,
  path,
  picture,
  specified,
  text,
  texts,
  unique,
  type ContentOf,
} from "./rules";
import { fact, question, service } from "./service-schema";
import { source, statement } from "./source-schema";
import { siteSchema } from "./site-schema";

/** The rules of all modules of content/ in one language: specification, sections 2, 3 and 9. */
export const contentSchema = (language: Language) =>
  modulesSchema(language)
    .superRefine(checkPagesDiffer)
    .superRefine(checkStartingPoints);

const modulesSchema = (language: Language) =>
  z.object({
    sharedQuestions: z.record(z.string(), question),
    safety: z.object({
      staring: statement,
      safety: z.object({
        link: text(15, 60),
        lostSkills: statement,
        fit: statement,
        danger: statement,
      }),
    }),
    site: z.object({ site: siteSchema }),
    pages: z.object({
      generalPages: z.record(z.string(), page),
      notFound: labels,
    }),
    navigation: z.object({
      navigation: z.record(z.string(), navigationLink),
      headerMessages: labels,
    }),
    home: z.object({ home }),
    services: z.object({
      services: z
        .array(service(language === english ? "up to 14 years" : "14"))
        .superRefine(unique("id")),
      overviewIds: exactly(4, z.string(), specified),
      listedIds: exactly(4, z.string(), specified),
      serviceMessages: labels,
    }),
    concerns: z.object({ concerns, concernMessages: labels }),
    servicePage: z.object({
      guideMessages: labels,
      doctorNotes: labels,
      facts: z.array(fact),
    }),
    programs: z.object({ programs }),
    testimonials: z.object({ testimonials }),
    reasons: z.object({ reasons, reasonsMessages: labels }),
    visitStory: z.object({ visitStory: story(language) }),
    placePhotos: z.object({ placePhotos: z.array(placePhoto) }),
    people: z.object({
      people: z.array(teamMember).superRefine(unique("id")),
      peopleMessages: labels,
    }),
    howToCome: z.object({ howToCome, howToComeMessages: labels }),
    about: z.object({
      about: labels,
      contactMessages: labels,
      placeMessages: labels,
    }),
    forms: z.object({
      leadForm: labels,
      bookingForm: formTexts("booking"),
      consultation: labels,
      consultationForm: formTexts("consultation"),
      privacyItems,
      formNotes: labels,
      formProblems: labels,
      consentMessages: labels,
    }),
    textPages: z.object({ textPages: z.array(textPage) }),
    sources: z.object({ sources: z.record(z.string(), source) }),
  });

/** Adds an issue for each page that has the title or the description of an earlier page. */
function checkPagesDiffer(
  {
    pages,
    services,
    concerns,
    textPages,
  }: z.infer<ReturnType<typeof modulesSchema>>,
  context: z.RefinementCtx,
): void {
  const all = [
    ...Object.values(pages.generalPages),
    ...services.services.map(({ page }) => page),
    ...concerns.concerns.map(({ page }) => page),
    ...textPages.textPages.map(({ page }) => page),
  ];
  for (const field of ["title", "description"] as const) {
    const texts = all.map((page) => page[field]);
    for (const text of texts.filter((text, at) => texts.indexOf(text) < at))
      context.addIssue({
        code: "custom",
        path: ["pages", "generalPages"],
        message: `two pages have the ${field} "${text}"`,
      });
  }
}

/** Adds an issue for each page about a concern that no starting point of the home page leads to. */
function checkStartingPoints(
  { home, concerns }: z.infer<ReturnType<typeof modulesSchema>>,
  context: z.RefinementCtx,
): void {
  const addresses = home.home.startingPoints.map(({ href }) => href);
  for (const { href } of concerns.concerns)
    if (!addresses.includes(href))
      context.addIssue({
        code: "custom",
        path: ["home", "home", "startingPoints"],
        message: `none leads to ${href}: a parent finds a page about a concern by what they would say`,
      });
}

/** A label may have 32 characters, because each vowel sign of Devanagari counts as one. */
const navigationLink = z.object({ href: path, label: text(3, 32) });
export type NavigationLink = ContentOf<typeof navigationLink>;

/** One sentence of 11 to 80 characters, so that a child of five can follow it. */
const storySentence = (language: Language) =>
  matching(
    language === english ? /^[A-Z][^.!?]{9,78}\.$/ : /^[^.!?।]{10,79}[.।]$/,
    "one sentence of 11 to 80 characters",
  );

/** A story in six pictures, which a child tells in the present tense. */
const story = (language: Language) =>
  labels.and(
    z.object({
      tips: texts(10, 120),
      steps: exactly(
        6,
        z.object({
          id: z.string(),
          picture,
          /** It says what can be seen, and promises nothing. */
          text: storySentence(language),
        }),
        "they print on one sheet of paper",
      ).superRefine(unique("text")),
    }),
  );
export type Story = ContentOf<ReturnType<typeof story>>;
