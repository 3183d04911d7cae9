/** What parents want to know before they ask for a visit. */
import { z } from "zod";
import { type ContentOf, code, describe, text, label } from "./fields/field";

const subjectQuestion = text(10, 100, "Question", { placeholders: ["subject"] });

const topic = z.strictObject({
  heading: text(3, 30, "Heading"),
  statement: text(10, 200, "Sentence").optional(),
  /** A sentence that the answer of the service replaces. */
  untilAnswered: text(10, 200, "Sentence").optional(),
  /** Shown while the service has no answer; {subject} is that of the service. */
  question: subjectQuestion.optional(),
  /** Where the page shows the people of the service: hidden, or its question is answered. */
  withPeople: code(z.enum(["hidden", "answered"]).optional()),
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
    /** By the name of the answer that a service has: services.ts. */
    entries: z.strictObject({
      fees: topic.extend({ question: subjectQuestion }),
      ages: topic,
      languages: topic.extend({
        /** Around the answer, where people of the service speak other languages. */
        ofTeam: label("Before the languages of the team", 60, "languages"),
      }),
      length: topic,
      people: topic,
      online: topic,
      place: topic,
    }),
  }),
  { name: "Good to know" },
);
