/** A service and its page: specification, sections 2 and 3. */
import { z } from "zod";
import {
  type ContentOf,
  describe,
  text,
  label,
  code,
  id,
  pathOf,
  refuse,
  unconfirmed,
  picture,
  page,
  texts,
  exactly,
  unique,
  codes,
  statement,
} from "./fields/field";
import { servicePaths } from "./fields/paths";
import { younger, band, type Band } from "./fields/signs";
import { danger } from "./safety";
import { question } from "./shared-questions";

/** The answer to the question of content/plain-facts.ts with this id. */
const answer = (id: string, name: string) =>
  text(0, 200, name, { onlyClinic: true, shownWith: `plainFacts.entries.${id}` });

/** Where one is empty, pages show the question; if confirmed, the clinic wants parents to ask. */
const answers = z.strictObject({
  fees: answer("fees", "Fees"),
  ages: answer("ages", "Ages"),
  languages: answer("languages", "Languages"),
  length: answer("length", "How long a session is"),
  people: answer("people", "Who works here"),
  online: answer("online", "Online"),
});

export type Answers = ContentOf<typeof answers>;

const firstVisit = z.strictObject({
  length: label("How long"),
  room: label("Who is in the room", 300),
  activity: label("What your child does", 400),
  bring: texts(5, 120, "What to bring"),
  tellYourChild: label("What to tell your child", 400),
  afterwards: label("What happens after", 400),
});

const fourteenthBirthday = 14 * 12;

/** A service with its page. Its bands leave out no age, and its ids are unique. */
export const service = z
  .strictObject({
    href: pathOf(servicePaths),
    title: text(5, 40, "Heading", { pages: ["/", "/service", "entry"] }),
    menu: text(3, 32, "Name in the menu").optional(),
    page: page.omit({ picture: true }),
    image: picture,
    tagline: text(5, 60, "Short line", { pages: ["/service"] }),
    /** For its cards, and for search engines on its page. */
    description: text(40, 300, "Description", { pages: ["/", "/service", "entry"] }),
    paragraph: text(200, 850, "About the service"),
    subject: text(5, 30, "Name inside a sentence"),
    /** The first value of the form field "What would you like help with?". */
    request: text(5, 40, "Name in the form"),
    alias: text(3, 40, "Other name").optional(),
    openingLine: text(30, 90, "First sentence"),
    noticing: describe(
      z.strictObject({
        intro: z.strictObject({ text: text(20, 300, "Introduction"), sources: codes }),
        younger: younger.optional(),
        bands: z.array(band).min(2),
        note: statement("Note"),
      }),
      { name: "What parents notice" },
    ),
    whenNotToWait: danger("When not to wait"),
    answers: answers.extend({ unconfirmed }),
    firstVisit: describe(firstVisit, { name: "The first visit" }),
    yourPart: describe(
      exactly(
        4,
        z.strictObject({ id, title: text(5, 60, "Heading"), text: text(20, 300, "Text") }),
        "one for each way a parent takes part, on every service page",
      ),
      { name: "Your part" },
    ),
    questions: z.array(question).min(4).superRefine(unique("id")),
    related: code(z.array(pathOf(servicePaths))),
  })
  .superRefine(({ noticing, questions }, context) => {
    const { younger, bands } = noticing;
    const own = [...bands, ...(younger ? [younger] : [])];
    for (const message of [
      // Where `younger` covers the youngest children, the bands begin later.
      ...gaps(bands, younger === undefined ? 0 : bands[0]!.from),
      ...repeatedIds([...own, ...questions.filter(({ id }) => own.some((each) => each.id === id))]),
    ])
      refuse(context, ["noticing", "bands"], message);
  });

export type Service = ContentOf<typeof service>;

function gaps(bands: readonly Pick<Band, "from" | "until">[], first: number): readonly string[] {
  const ends = [first, ...bands.map(({ until = Infinity }) => until)];
  const starts = [...bands.map(({ from }) => from), fourteenthBirthday];
  return ends.flatMap((end, index) => {
    const start = starts[index]!;
    const isLast = index === bands.length;
    return end === start || (isLast && end > start)
      ? []
      : [`${end} months are followed by ${start}: an age is left out.`];
  });
}

const repeatedIds = (entries: readonly { readonly id: string }[]) =>
  entries
    .map(({ id }) => id)
    .filter((id, index, ids) => ids.indexOf(id) < index)
    .map((id) => `Another place has the same: ${id}`);
