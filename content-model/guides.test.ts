/** @jest-environment node */
import { content, type Content } from "./all";
import { confirmedContent } from "./confirmed.fixture";
import { plainText, textParts } from "./rich-text";
import { safety } from "@/content/safety";
import { contentErrors } from "./schema";
import { guides, serviceGuides } from "@/content/service-guides";
import { unconfirmedFields } from "./unconfirmed";

const clinical = Object.entries(content).filter(([file]) =>
  /guides|safety|services|home|reasons|programs|pages|facts/.test(file),
);
const words = JSON.stringify(clinical);

test.each([
  /own (speed|pace)|same speed/i,
  /crawl/i,
  /wait and see what/i,
  /\brows?\b/,
])("no page says %s", (pattern) => {
  expect(words).not.toMatch(pattern);
});

test("the word lazy stands at most once: in a parent's own question", () => {
  expect(words.match(/lazy/gi)).toHaveLength(1);
});

/** Each sentence with a number to call, as it stands in the content. */
const sentencesWith = (number: string) =>
  [...words.matchAll(/[^.?!"]*\]\(tel:\d+\)[^.?!"]*/g)]
    .map(([sentence]) => sentence)
    .filter((sentence) => sentence.includes(`tel:${number})`));

test("who may hurt themselves finds 112 and Tele-MANAS as calls in one sentence", () => {
  const numbers = textParts(
    safety.danger.text.match(/^[^.]+(\([^)]*\)[^.]*)*\./)![0],
  ).flatMap((part) => (typeof part === "string" ? [] : part.href));

  expect(numbers).toEqual(["tel:112", "tel:14416"]);
});

test("no emergency number stands in the words without being a call", () => {
  for (const number of ["112", "14416", "1098"]) {
    expect(sentencesWith(number)).not.toEqual([]);
    const bare = JSON.stringify(
      clinical.filter(([file]) => !/sources/.test(file)),
    )
      .replaceAll(`[${number}](tel:${number})`, "")
      .replaceAll(/goi-\d+/g, "");
    expect(bare).not.toMatch(new RegExp(`\\b${number}\\b`));
  }
});

test("the child helpline stands on the page of counselling only", () => {
  for (const { href } of serviceGuides)
    expect(
      JSON.stringify([guides[href], safety.own[href]]).includes("tel:1098"),
    ).toBe(href === "/psychological-counselling");
  expect(safety.lostSkills.text + safety.danger.text).not.toContain("1098");
});

test("autism, ADHD and learning difficulties are named on every guide, with an answer", () => {
  for (const { questions } of serviceGuides)
    expect(questions).toContainEqual(
      expect.objectContaining({
        id: "autism",
        question: expect.stringMatching(
          /autism, ADHD or a learning difficulty/,
        ),
        answer: expect.stringMatching(/^Yes\./),
      }),
    );
});

const speech = "content/service-guides/speech-therapy.ts";
const { noticing } = guides["/speech-therapy"];
const withBand = (change: object): Content => ({
  ...confirmedContent,
  [speech]: {
    ...confirmedContent[speech],
    noticing: {
      ...noticing,
      bands: [{ ...noticing.bands[0], ...change }, ...noticing.bands.slice(1)],
    },
  },
});

test.each([
  ["an age is left out", { until: 23 }, /23 months are followed by 24/],
  ["the youngest are left out", { from: 6 }, /0 months are followed by 6/],
  [
    "two bands have one address",
    { id: "from-2" },
    /"from-2" stands there twice/,
  ],
  [
    "a sign has no source",
    {
      signs: noticing.bands[0].signs.map((sign) => ({ ...sign, sources: [] })),
    },
    /sources/,
  ],
  [
    "a source is not known",
    {
      signs: noticing.bands[0].signs.map((sign) => ({
        ...sign,
        sources: ["cdc-99"],
      })),
    },
    /"cdc-99" is no code/,
  ],
  [
    "a link leads nowhere",
    { line: { text: "See [speech](/speach) for more.", sources: ["cdc-9"] } },
    /"\/speach" is neither a page/,
  ],
])("the build stops when %s", (_, change, message) => {
  expect(contentErrors(withBand(change)).join("\n")).toMatch(message);
});

const facts = "content/service-facts.ts";
/** Confirmed content in which speech therapy has no fee. */
const withoutFee = (answers: object): Content => {
  const { serviceFacts } = confirmedContent[facts] as {
    readonly serviceFacts: readonly { readonly answers: object }[];
  };
  const [first, ...rest] = serviceFacts;
  const asked = { ...first!.answers, fees: "", ...answers };
  return {
    ...confirmedContent,
    [facts]: {
      ...confirmedContent[facts],
      serviceFacts: [{ ...first, answers: asked }, ...rest],
    },
  };
};

test("launch-check names a plain fact that the clinic has yet to give", () => {
  expect(unconfirmedFields(withoutFee({ unconfirmed: ["fees"] }))).toEqual([
    { file: facts, field: "/speech-therapy answers.fees", value: "" },
  ]);
});

test("the build stops when a service has no guide, or no sentence of its own on when not to wait", () => {
  const [, ...others] = Object.entries(safety.own);
  const changed = {
    ...confirmedContent,
    "content/safety.ts": { ...safety, own: Object.fromEntries(others) },
    [speech]: undefined,
  } as unknown as Content;

  expect(contentErrors(changed)).toEqual([
    `${speech}: has no line in guides of content/service-guides.ts`,
    "content/safety.ts: own: has no entry for /speech-therapy",
  ]);
});

test("an answer that the clinic has confirmed may not be empty", () => {
  expect(contentErrors(withoutFee({}))).toEqual([
    "content/service-facts.ts: /speech-therapy answers.fees: is empty",
  ]);
});

test("a sentence is read without the addresses of its links", () => {
  expect(
    plainText("Call [112](tel:112) now, or [14416](tel:14416) to talk."),
  ).toBe("Call 112 now, or 14416 to talk.");
});
