import { z } from "zod";
import { sources } from "@/content/sources";
import {
  exactly,
  https,
  page,
  path,
  picture,
  sentence,
  text,
  texts,
  unique,
} from "./rules";

export const codes = z.array(
  z.enum(Object.keys(sources), {
    error: ({ input }) => `"${input}" is no code of content/sources.ts`,
  }),
);

/** A sentence about a child’s health, with its sources. */
export const statement = z.object({
  text: sentence(20, 300),
  sources: codes.min(1, "names no source"),
});

export const id = z.string().regex(/^[a-z][a-z0-9-]*$/, {
  error: ({ input }) => `"${input}" must begin with a letter, as in under-4`,
});

const sign = z.object({
  id,
  text: text(15, 130),
  more: sentence(20, 120).optional(),
  sources: codes.min(1, "names no source"),
});

/** A sentence for children younger than the first age band. */
export const younger = statement.extend({ id, chip: text(3, 20) });

const band = z.object({
  id,
  ages: text(5, 60),
  chip: text(3, 20),
  from: z.int().min(0),
  until: z.int().optional(),
  signs: z.array(sign).min(3).superRefine(unique("id")),
  line: statement.optional(),
});

export const question = z.object({
  id,
  question: text(10, 100),
  answer: sentence(20, 400),
  sources: codes.optional(),
});

/**
 * A service with its page. Its age bands leave out no age, except that of `younger`, and no two ids on the page are the
 * same.
 *
 * @param upTo14 - what the paragraph of occupational therapy must contain, in its language
 */
export const service = (upTo14: string) =>
  z
    .object({
      id,
      href: path,
      title: text(5, 40),
      menu: text(3, 32).optional(),
      page,
      image: picture,
      tagline: text(5, 60),
      description: text(40, 300),
      paragraph: text(200, 850),
      subject: text(5, 30),
      request: text(5, 40),
      openingLine: text(30, 90),
      noticing: z.object({
        intro: z.object({ text: text(20, 300), sources: codes }),
        younger: younger.optional(),
        bands: z.array(band).min(2),
        note: statement,
      }),
      whenNotToWait: statement,
      answers: z
        .object({ unconfirmed: z.array(z.string()) })
        .catchall(z.union([text(0, 200), z.array(z.string())])),
      firstVisit: z.object({ bring: texts(5, 120) }),
      yourPart: exactly(
        4,
        z.object({ id, title: text(5, 60), text: text(20, 300) }),
      ),
      questions: z.array(question).min(4).superRefine(unique("id")),
      related: z.array(path),
    })
    .superRefine(({ href, paragraph, noticing, questions }, context) => {
      if (href === "/occupational-therapy" && !paragraph.includes(upTo14))
        context.addIssue({
          code: "custom",
          path: ["paragraph"],
          message: `must have the words '${upTo14}'`,
        });
      const { younger, bands } = noticing;
      for (const message of [
        // Where `younger` covers the youngest children, the bands begin later.
        ...gaps(bands, younger === undefined ? 0 : bands[0]!.from),
        ...repeatedIds([...bands, ...(younger ? [younger] : []), ...questions]),
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

/** The age in months up to which the bands must leave out no age: the fourteenth birthday. */
const lastMonth = 14 * 12;

/**
 * One message for each band that does not begin where the band before it ends.
 *
 * @param first - the age in months at which the first band must begin
 */
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

const repeatedIds = (entries: readonly { readonly id: string }[]) =>
  entries
    .map(({ id }) => id)
    .filter((id, index, ids) => ids.indexOf(id) < index)
    .map((id) => `"${id}" is there twice`);

/** A plain fact with a statement, a question, or both. */
export const fact = z.object({
  heading: text(3, 30),
  statement: text(10, 200).optional(),
  question: text(10, 100).optional(),
});

/** The source of a sentence. */
export const source = z.object({
  url: https.optional(),
  checkedOn: z.iso.date(),
  readAs: z.enum(["page", "copy", "not read"]),
});
