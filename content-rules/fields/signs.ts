/** The signs of an age, which services and concerns share. */
import { z } from "zod";
import {
  type ContentOf,
  describe,
  text,
  linkedText,
  code,
  id,
  unique,
  someCodes,
  statement,
} from "./field";

/** Something that a parent may see in a child and ask about; it is not a test. */
const sign = z.strictObject({
  id,
  text: text(15, 130, "Sign"),
  more: linkedText(20, 120, "More about the sign").optional(),
  sources: someCodes,
});

export type Sign = ContentOf<typeof sign>;

export const younger = describe(
  statement("Sentence").extend({ id, chip: text(3, 20, "Button for the ages") }),
  { name: "Younger children" },
);

/** The signs of an age range; a service leaves out no age after `younger`. */
export const band = z.strictObject({
  id,
  ages: text(5, 60, "Ages"),
  chip: text(3, 20, "Button for the ages"),
  from: code(z.int().min(0)),
  /** Age in months at the start of the next band; undefined where the band has no end. */
  until: code(z.int().optional()),
  signs: z.array(sign).min(3).superRefine(unique("id")),
  line: statement("Sentence after the signs").optional(),
});

export type Band = ContentOf<typeof band>;
