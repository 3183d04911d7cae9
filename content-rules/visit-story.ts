/** The story “My first visit”, which a child reads before it. */
import { z } from "zod";
import { code, describe, exactly, label, picture, text, texts, unique } from "./fields/field";

/** Who may come with the child. visit-story.scss has a rule for each. */
const grownUps = [
  "mummy",
  "papa",
  "mummy-and-papa",
  "dadi",
  "nani",
  "dadu",
  "didi",
  "someone-else",
] as const;

const stepIds = ["door", "shoes", "room", "therapist", "play", "bye"] as const;

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
      options: exactly(
        grownUps.length,
        z.strictObject({
          id: code(z.enum(grownUps)),
          label: text(2, 30, "Choice"),
          /** Where the sentences have another word than the choice. */
          inStory: text(2, 30, "In the sentences").optional(),
        }),
        "each has a rule in the styles",
      ).superRefine(unique("id")),
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
    send: label("Link", 60),
    message: label("WhatsApp message", 160),
    steps: exactly(
      stepIds.length,
      z.strictObject({
        id: code(z.enum(stepIds)),
        picture,
        /** The photo of content/place-photos.ts that replaces both drawings. */
        photo: code(z.enum(["door", "shoes", "room", "hands"]).optional()),
        /** The place without mother and child, for a child who comes with somebody else. */
        place: picture,
        text: describe(
          z.string().regex(/^(?=.{11,80}$)[^.!?।]+[.।]( [^.!?।]+[.।])?$/, {
            error: "Write one or two sentences of 11 to 80 characters.",
          }),
          { kind: "text", name: "Step", limits: [11, 80], placeholders: ["grownUp"] },
        ),
      }),
      "they print on one sheet of paper",
    ).superRefine(unique("text")),
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
