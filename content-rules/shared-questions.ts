/** A question of parents, and those that every service answers. */
import { z } from "zod";
import { type ContentOf, text, linkedText, code, id, codes } from "./fields/field";

export const question = z.strictObject({
  id,
  /** Links lead to it, with its id as fragment. */
  anchor: code(z.literal(true).optional()),
  question: text(10, 100, "Question"),
  answer: linkedText(20, 400, "Answer"),
  sources: codes.optional(),
});

export type Question = ContentOf<typeof question>;

export const sharedQuestions = z.strictObject({ autism: question, crying: question });
