import { z } from "zod";
import { exactly, https, path, sentence, text } from "./rules";
import { sources } from "@/content/sources";

const codes = z.array(
  z.enum(Object.keys(sources), {
    error: ({ input }) => `"${input}" is no code of content/sources.ts`,
  }),
);

/** A sentence about a child’s health, and what it rests on. */
export const statement = z.object({
  text: sentence(20, 300),
  sources: codes.min(1, "names no source"),
});

const sign = z.object({
  text: text(15, 130),
  more: sentence(20, 120).optional(),
  sources: codes.min(1, "names no source"),
});

const id = z.string().regex(/^[a-z][a-z0-9-]*$/, {
  error: ({ input }) => `"${input}" must begin with a letter, as in under-4`,
});

const band = z.object({
  id,
  ages: text(5, 60),
  chip: text(3, 20),
  from: z.int().min(0),
  until: z.int().optional(),
  signs: z.array(sign).min(3),
  line: statement.optional(),
});

const question = z.object({
  id: id.optional(),
  question: text(10, 100),
  answer: sentence(20, 400),
  sources: codes.optional(),
});

/** A guide with its signs by age; the bands leave out no age, and no two parts of the page share an address. */
export const guide = z
  .object(
    {
      href: path,
      subject: text(5, 30),
      request: text(5, 40),
      lead: text(30, 90),
      reviewed: z.iso.date(),
      noticing: z.object({
        intro: z.object({ text: text(20, 300), sources: codes }),
        younger: statement.extend({ id, chip: text(3, 20) }).optional(),
        bands: z.array(band).min(2),
        note: statement,
      }),
      yourPart: exactly(
        4,
        z.object({ title: text(5, 60), text: text(20, 300) }),
      ),
      questions: z.array(question).min(4),
    },
    { error: "has no line in guides of content/service-guides.ts" },
  )
  .superRefine(({ noticing, questions }, context) => {
    for (const message of [
      // Where younger children have a line of their own, the bands begin later.
      ...gaps(
        noticing.bands,
        noticing.younger === undefined ? 0 : noticing.bands[0]!.from,
      ),
      ...sameIds([
        ...noticing.bands,
        ...(noticing.younger === undefined ? [] : [noticing.younger]),
        ...questions,
      ]),
    ])
      context.addIssue({
        code: "custom",
        path: ["noticing", "bands"],
        message,
      });
  });

type Ages = {
  readonly ages: string;
  readonly from: number;
  readonly until?: number | undefined;
};

/** Childhood ends, for this site, with the fourteenth birthday. */
const lastMonth = 14 * 12;

/** Where the ages of one band do not begin with the end of the one before. */
function gaps(bands: readonly Ages[], first: number): readonly string[] {
  const ends = [first, ...bands.map(({ until = Infinity }) => until)];
  const starts = [...bands.map(({ from }) => from), lastMonth];
  return ends.flatMap((end, index) => {
    const start = starts[index]!;
    const isLast = index === bands.length;
    return end === start || (isLast && end > start)
      ? []
      : [`${end} months are followed by ${start}: an age is left out`];
  });
}

function sameIds(entries: readonly { readonly id?: unknown }[]) {
  const ids = entries.flatMap(({ id }) => (id === undefined ? [] : [id]));
  return ids
    .filter((id, index) => ids.indexOf(id) < index)
    .map((id) => `"${String(id)}" stands there twice`);
}

/** A plain fact: what is said, what is asked, or both. */
export const fact = z.object({
  heading: text(3, 30),
  said: text(10, 200).optional(),
  question: text(10, 100).optional(),
});

/** Empty only while the clinic has yet to give it. */
export const answers = z
  .object({ unconfirmed: z.array(z.string()) })
  .catchall(z.union([text(0, 200), z.array(z.string())]))
  .superRefine(({ unconfirmed, ...given }, context) => {
    for (const [field, answer] of Object.entries(given))
      if (answer === "" && !unconfirmed.includes(field))
        context.addIssue({
          code: "custom",
          path: [field],
          message: "is empty",
        });
  });

/** What a sentence rests on. */
export const source = z.object({
  url: https.optional(),
  read: z.iso.date(),
  seen: z.enum(["page", "copy", "not seen"]),
});
