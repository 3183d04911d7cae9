/** The story “My first visit”, which a child reads before it. */
import { z } from "zod";
import {
  code,
  describe,
  descriptions,
  exactly,
  id,
  label,
  picture,
  text,
  texts,
  unique,
} from "./fields/field";

const stepText = text(11, 80, "Step", { placeholders: ["grownUp"] });

/** One or two sentences, for a child. */
const sentences = describe(
  stepText.refine(
    (value) => /^[^.!?।]+[.।]( [^.!?।]+[.।])?$/.test(value),
    "Write one or two sentences.",
  ),
  descriptions.get(stepText)!,
);

/** A few words, for a small row of the printed book. */
const sense = (name: string) => text(2, 28, name, { mayBeEmpty: true, onlyClinic: true });

export const visitStory = describe(
  z.strictObject({
    title: label("Heading", 60),
    intro: label("Introduction", 120),
    cover: picture,
    name: label("Label", 40),
    nameNote: label("Note", 120),
    grownUps: z.strictObject({
      heading: label("Heading", 60),
      /** The adults of whom one comes with the child. The first is the one in the drawings. */
      options: z
        .array(
          z.strictObject({
            id,
            label: text(2, 30, "Choice"),
            /** Where the sentences have another word than the choice. */
            inStory: text(2, 30, "In the sentences").optional(),
            /** Whether the printed sentences have a line to write on instead. */
            isLine: code(z.literal(true).optional()),
          }),
        )
        .min(1)
        .superRefine(unique("id")),
    }),
    people: z.strictObject({
      heading: label("Heading", 60),
      unknown: label("Choice", 40),
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
      fold: texts(10, 120, "Step"),
      noPrinter: text(10, 200, "Without a printer"),
    }),
    tipsHeading: label("Heading", 60),
    tips: texts(10, 160, "Tip"),
    /** The last tip until there are photos of door, shoes and room. */
    tipWithoutPhotos: text(10, 160, "Tip"),
    send: label("Link", 60),
    message: label("WhatsApp message", 160),
    steps: exactly(
      6,
      z.strictObject({
        id,
        /** What is added to the step: whom the family chooses to meet, or `senses`. */
        adds: code(z.enum(["person", "senses"]).optional()),
        picture,
        /** The photo of content/place-photos.ts that replaces both drawings. */
        photo: code(z.enum(["door", "shoes", "room", "hands"]).optional()),
        /** The place without mother and child, for a child who comes with somebody else. */
        place: picture,
        text: sentences,
      }),
      "they print on one sheet of paper",
    )
      .superRefine(unique("id"))
      .superRefine(unique("text")),
    card: z.strictObject({
      picture,
      /** Empty where not every therapist stops at the card. */
      child: text(5, 60, "What the child says", { mayBeEmpty: true }),
      grownUps: text(10, 120, "What adults do"),
    }),
    nextHeading: label("Heading", 60),
  }),
  { name: "My first visit" },
);
