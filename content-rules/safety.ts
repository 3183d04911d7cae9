/** When not to wait. */
import { z } from "zod";
import { type ContentOf, describe, text, linkedText, label, id, someCodes } from "./fields/field";
import { helplines } from "./fields/paths";

/** A danger to a child, and what to do. */
export const danger = (name: string) =>
  z.strictObject({
    title: text(5, 60, `${name}: which danger`),
    /** What to do first, beside the title. The text has its numbers as links. */
    act: text(5, 50, `${name}: what to do first`),
    text: linkedText(20, 300, name),
    steps: z.record(z.string(), linkedText(10, 120, "Step")).optional(),
    sources: someCodes,
  });

export type Danger = ContentOf<ReturnType<typeof danger>>;

const calls = Object.fromEntries(
  helplines.map((number) => [number, label("Button", 40)]),
) as Record<(typeof helplines)[number], ReturnType<typeof label>>;

export const safety = describe(
  z.strictObject({
    id,
    heading: label("Heading", 60),
    link: text(15, 60, "Link"),
    calls: z.strictObject(calls),
    /** The first, which is open, has no line beside its title. */
    lostSkills: danger("Lost skills").omit({ act: true }),
    fit: danger("A fit"),
    danger: danger("Danger"),
    staring: danger("Staring"),
  }),
  { name: "When not to wait" },
);
