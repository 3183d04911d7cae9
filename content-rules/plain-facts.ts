/** What parents want to know before they ask for a visit. */
import { z } from "zod";
import { type ContentOf, describe, text, label } from "./fields/field";

const subjectQuestion = text(10, 100, "Question", { placeholders: ["subject"] });

const topic = z.strictObject({
  heading: text(3, 30, "Heading"),
  statement: text(10, 200, "Sentence").optional(),
  /** A question for the clinic, shown while the service has no answer. {subject} is the subject of the service. */
  question: subjectQuestion.optional(),
});

export type Topic = ContentOf<typeof topic>;

export const plainFacts = describe(
  z.strictObject({
    heading: label("Heading", 60),
    intro: label("Introduction", 120),
    oneToAsk: label("Heading", 60),
    toAsk: label("Heading", 60, "count"),
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
