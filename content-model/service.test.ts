/** @jest-environment node */
import { confirmedModules } from "./confirmed.fixture";
import { moduleErrors } from "./content-errors";
import * as english from "./english";
import { plainText, segmentsOf } from "./rich-text";
import type { Service } from "./service-schema";
import { unconfirmedFields } from "./unconfirmed";

const { services } = english.services;
const { safety } = english.safety;
const clinicalModules = { ...english, sources: {} };
const texts = JSON.stringify(clinicalModules);

test.each([
  /own (speed|pace)|same speed/i,
  /crawl/i,
  /wait and see what/i,
  /\brows?\b/,
])("no text contains %s", (pattern) => {
  expect(texts).not.toMatch(pattern);
});

test("the word lazy occurs once, in a question of a parent", () => {
  expect(texts.match(/lazy/gi)).toHaveLength(1);
});

test("the first sentence about danger links to 112 and to Tele-MANAS", () => {
  const [sentence = ""] =
    /^[^.]+(\([^)]*\)[^.]*)*\./.exec(safety.danger.text) ?? [];
  const numbers = segmentsOf(sentence).flatMap((segment) =>
    typeof segment === "string" ? [] : segment.href,
  );

  expect(numbers).toEqual(["tel:112", "tel:14416"]);
});

test.each(english.safety.helplines)(
  "the helpline number %s is a link wherever it is in a text",
  (number) => {
    const phoneLink = `[${number}](tel:${number})`;

    expect(texts).toContain(phoneLink);
    expect(
      texts
        .replaceAll(phoneLink, "")
        .replaceAll(`"${number}"`, "")
        .replaceAll(/goi-\d+/g, ""),
    ).not.toMatch(new RegExp(`\\b${number}\\b`));
  },
);

test("every service page answers a question about autism, ADHD and learning difficulties", () => {
  for (const { questions } of services)
    expect(questions).toContainEqual(
      expect.objectContaining({
        id: "autism",
        question: expect.stringMatching(
          /autism, ADHD or a learning difficulty/,
        ) as string,
        answer: expect.stringMatching(/^Yes\./) as string,
      }),
    );
});

const confirmed = Object(confirmedModules["services"]) as {
  readonly services: readonly Service[];
};
const [speech, ...others] = confirmed.services as [Service, ...Service[]];
const [youngest, ...older] = speech.noticing.bands as [
  Service["noticing"]["bands"][number],
];
const withSpeech = (change: object) => ({
  ...confirmedModules,
  services: { ...confirmed, services: [{ ...speech, ...change }, ...others] },
});
const withBand = (change: object) =>
  withSpeech({
    noticing: {
      ...speech.noticing,
      bands: [{ ...youngest, ...change }, ...older],
    },
  });
const withSources = (sources: readonly string[]) =>
  withBand({ signs: youngest.signs.map((sign) => ({ ...sign, sources })) });

test.each([
  [
    "an age is left out",
    withBand({ until: 23 }),
    /23 months are followed by 24/,
  ],
  [
    "the youngest are left out",
    withBand({ from: 6 }),
    /0 months are followed by 6/,
  ],
  [
    "two bands have the same id",
    withBand({ id: "from-2" }),
    /"from-2" is there twice/,
  ],
  ["a sign has no source", withSources([]), /names no source/],
  [
    "the code of a source does not exist",
    withSources(["cdc-99"]),
    /"cdc-99" is no code/,
  ],
  [
    "a link leads to no page",
    withBand({
      line: { text: "See [speech](/speach) for more.", sources: ["cdc-9"] },
    }),
    /"\/speach" is neither a page/,
  ],
  [
    "a service has no sentence about when not to wait",
    withSpeech({ whenNotToWait: undefined }),
    /speech-therapy.ts: whenNotToWait/,
  ],
])("reports an error when %s", (_, modules, message) => {
  expect(moduleErrors(modules).join("\n")).toMatch(message);
});

test("an empty answer that is not in the list `unconfirmed` is neither an open fact nor an error", () => {
  const modules = withSpeech({ answers: { ...speech.answers, fees: "" } });

  expect(unconfirmedFields(modules)).toEqual([]);
  expect(moduleErrors(modules)).toEqual([]);
});

test("plainText leaves out the addresses of links", () => {
  expect(
    plainText("Call [112](tel:112) now, or [14416](tel:14416) to talk."),
  ).toBe("Call 112 now, or 14416 to talk.");
});
