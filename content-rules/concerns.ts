/** A page about what parents see or hear, such as "My child is not talking yet". */
import { z } from "zod";
import {
  type ContentOf,
  describe,
  text,
  linkedText,
  label,
  code,
  id,
  pathOf,
  refuse,
  pictureSource,
  picture,
  page,
  texts,
  exactly,
  codes,
  someCodes,
  statement,
} from "./fields/field";
import { servicePaths, concernPaths } from "./fields/paths";
import { younger, band } from "./fields/signs";
import { danger } from "./safety";

const point = z.strictObject({
  id,
  heading: text(5, 70, "Heading"),
  text: linkedText(20, 420, "Text"),
  /** Undefined where the text says only what the clinic does. */
  sources: codes.optional(),
});

export type Point = ContentOf<typeof point>;

const sourcedPoint = point.extend({ sources: someCodes });

const step = sourcedPoint.extend({ picture: pictureSource });

export type Step = ContentOf<typeof step>;

const signs = z.strictObject({ href: pathOf(servicePaths), ids: code(z.array(z.string()).min(1)) });

const bands = z
  .array(
    band
      .pick({ id: true, ages: true, from: true, until: true })
      .extend({ signs: z.array(signs).min(1) }),
  )
  .min(1)
  .superRefine((bands, context) => {
    bands.slice(1).forEach(({ from }, index) => {
      if (from < (bands[index]!.until ?? Infinity))
        refuse(context, [index + 1, "from"], `${from} months are in the band before, too.`);
    });
  });

/** A page about a concern. No text contains "normal" or "problem". */
export const concern = z
  .strictObject({
    href: pathOf(concernPaths),
    page: page.omit({ picture: true }),
    image: picture,
    title: text(5, 40, "Heading"),
    menu: text(5, 32, "Name in the menu"),
    subject: text(5, 30, "Name inside a sentence"),
    /** Whether the parent should ask about it: the first text below the title. */
    answer: statement("Answer"),
    week: describe(exactly(2, step, "their headings are on the first screen"), {
      name: "This week",
    }),
    younger: younger.optional(),
    bands,
    note: statement("Note"),
    whenNotToWait: danger("When not to wait").optional(),
    /** First: a child who does not hear well may seem late, restless or far away. */
    hearing: describe(sourcedPoint, { name: "Hearing" }),
    other: describe(z.array(sourcedPoint).min(1), { name: "What else it may be" }),
    therapy: describe(exactly(2, point, "what it is, and what it is not"), {
      name: "What therapy is",
    }),
    warning: describe(
      z.strictObject({
        heading: label("Heading", 60),
        items: texts(3, 60, "What not to give"),
        text: text(20, 200, "Why not"),
        sources: someCodes,
      }),
      { name: "Warning" },
    ).optional(),
    places: describe(z.array(sourcedPoint).min(3), { name: "Where to go" }),
    /** Those that help with this: their pages and this one link to each other. */
    services: z.array(pathOf(servicePaths)).min(1),
  })
  .superRefine((concern, context) => {
    for (const [key, value] of Object.entries(concern)) {
      const word = /normal|problem/i.exec(JSON.stringify(value) ?? "")?.[0];
      if (word === undefined) continue;
      refuse(
        context,
        [key],
        `This page does not use the word “${word}”: a child is not compared with a normal one, and is no problem.`,
      );
    }
  });

export type Concern = ContentOf<typeof concern>;
