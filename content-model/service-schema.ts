import { z } from "zod";
import {
  exactly,
  page,
  path,
  picture,
  linkedText,
  text,
  texts,
  unconfirmed,
  unique,
  type ContentOf,
} from "./rules";
import { codes, statement } from "./source-schema";

export const id = z.string().regex(/^[a-z][a-z0-9-]*$/, {
  error: ({ input }) => `"${input}" must begin with a letter, as in under-4`,
});

/** Something that a parent may see in a child and ask about; it is not a test. */
const sign = z.object({
  id,
  /** The label of a checkbox, without links. */
  text: text(15, 130),
  /** A sentence after the sign. May contain links: rich-text.ts. */
  more: linkedText(20, 120).optional(),
  sources: codes.min(1, "names no source"),
});
export type Sign = ContentOf<typeof sign>;

/** A sentence for children younger than the first age band. */
export const younger = statement.extend({ id, chip: text(3, 20) });

/** The signs of an age range. The bands of a service, with `younger` before the first, leave out no age. */
export const band = z.object({
  /** The fragment of links to this band. */
  id,
  ages: text(5, 60),
  /** The text of the link to this band on the first screen. */
  chip: text(3, 20),
  /** Age in months at the start of the band. */
  from: z.int().min(0),
  /** Age in months at the start of the next band; undefined where the band has no end. */
  until: z.int().optional(),
  signs: z.array(sign).min(3).superRefine(unique("id")),
  /** A sentence below the signs. */
  line: statement.optional(),
});
export type Band = ContentOf<typeof band>;

export const question = z.object({
  id,
  /** Whether links lead to this question. Its id is then the fragment of these links. */
  anchor: z.literal(true).optional(),
  question: text(10, 100),
  /** May contain links: rich-text.ts. */
  answer: linkedText(20, 400),
  sources: codes.optional(),
});
export type Question = ContentOf<typeof question>;

const answer = text(0, 200);

/**
 * The clinic’s answers for one service. Where an answer is empty, pages show the question. An empty answer that is not in
 * `unconfirmed` is empty on purpose: the clinic wants parents to ask.
 */
const answers = z.object({
  fees: answer,
  ages: answer,
  languages: answer,
  length: answer,
  people: answer,
  online: answer,
});
export type Answers = ContentOf<typeof answers>;

const firstVisit = z.object({
  length: z.string(),
  room: z.string(),
  activity: z.string(),
  bring: texts(5, 120),
  tellYourChild: z.string(),
  afterwards: z.string(),
});

/**
 * A service with its page: specification, sections 2 and 3. Its age bands leave out no age, except that of `younger`, and
 * no two ids on the page are the same.
 *
 * @param upTo14 - what the paragraph of occupational therapy must contain, in its language
 */
export const service = (upTo14: string) =>
  z
    .object({
      id,
      href: path,
      title: text(5, 40),
      /** Its name in the header and the footer, where that is not the title. */
      menu: text(3, 32).optional(),
      page,
      image: picture,
      /** What parents say or ask; shown on its card on /service. */
      tagline: text(5, 60),
      /** A sentence or two for the cards on the home page and /service. */
      description: text(40, 300),
      /** The paragraph beside the hero image of its page; above the image on narrow viewports. */
      paragraph: text(200, 850),
      /** The name of the service inside a sentence, such as "speech therapy". */
      subject: text(5, 30),
      /** The first value of the form field "What would you like help with?". */
      request: text(5, 40),
      /** Another name of the service, above the title. */
      alias: z.string().optional(),
      /** One sentence in parents' own words, for the first screen. */
      openingLine: text(30, 90),
      /** The section 'What parents often notice': the signs by age. */
      noticing: z.object({
        intro: z.object({ text: text(20, 300), sources: codes }),
        younger: younger.optional(),
        bands: z.array(band).min(2),
        note: statement,
      }),
      /** The last sentence of "When not to wait". Each service has a different one. */
      whenNotToWait: statement,
      answers: answers.extend({ unconfirmed }),
      firstVisit,
      /** The four ways a parent takes part: one-to-one sessions, watching sessions, the monthly talk, the home plan. */
      yourPart: exactly(
        4,
        z.object({ id, title: text(5, 60), text: text(20, 300) }),
        "one for each way a parent takes part, on every service page",
      ),
      questions: z.array(question).min(4).superRefine(unique("id")),
      /** Addresses of other services. */
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
export type Service = ContentOf<ReturnType<typeof service>>;

/** The age in months up to which the bands must leave out no age: the fourteenth birthday. */
const lastMonth = 14 * 12;

/**
 * One message for each band that does not begin where the band before it ends.
 *
 * @param first - the age in months at which the first band must begin
 */
function gaps(
  bands: readonly Pick<Band, "from" | "until">[],
  first: number,
): readonly string[] {
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

/** One entry of 'Plain facts': a topic, with what the site says or asks about it. */
export const fact = z.object({
  id: z.enum([...answers.keyof().options, "place"]),
  heading: text(3, 30),
  /** A statement that is true of every service. */
  statement: text(10, 200).optional(),
  /** A question for the clinic, shown while the service has no answer; undefined where `statement` is enough. */
  question: text(10, 100).optional(),
});
export type Fact = ContentOf<typeof fact>;
