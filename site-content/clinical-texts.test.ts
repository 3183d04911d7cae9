import { helplines } from "@/content-rules/fields/paths";
import type { Danger } from "@/content-rules/safety";
import { segmentsOf } from "@/content-rules/fields/rich-text";
import { fieldsOf } from "@/content-rules/walk";
import { englishContent } from "@/content/modules";

const { concerns, safety, services } = englishContent;
const dangers = [
  ...Object.values(safety).filter((each) => typeof each === "object"),
  ...Object.values({ ...services, ...concerns }).map(({ whenNotToWait }) => whenNotToWait),
].filter((each): each is Danger => Object(each).act !== undefined);
/** Without the facts of the clinic, such as the words of a parent or the number of a house. */
const texts = fieldsOf(englishContent)
  .filter(
    ({ kind, onlyClinic, path }) =>
      kind === "text" &&
      !onlyClinic &&
      path[0] !== "sources" &&
      // The buttons of the numbers.
      path[1] !== "calls" &&
      // What the row of a danger says first: a link cannot be in what opens the row.
      path.at(-1) !== "act",
  )
  .map(({ value }) => value)
  .join("\n");

test.each([
  [/own (speed|pace)|same speed|wait and see what/i, "it makes a parent wait"],
  [/crawl/i, "some healthy children never crawl, and CDC's lists leave it out"],
])("no text contains %s, because %s", (pattern) => {
  expect(texts).not.toMatch(pattern);
});

test("no child is called lazy, except in the question of a parent", () => {
  expect(texts.replace("Is my child just being lazy?", "")).not.toMatch(/lazy/i);
});

test("the first sentences about danger link to 112 and to Tele-MANAS", () => {
  const numbers = segmentsOf(safety.danger.text).flatMap((segment) =>
    typeof segment === "string" ? [] : segment.href,
  );

  expect(numbers).toEqual(["tel:112", "tel:14416"]);
});

test.each(dangers)(
  "the row “$title” names the numbers that its text links to, and no others",
  ({ act, text, steps }) => {
    const linked = [text, ...Object.values(steps ?? {})]
      .flatMap(segmentsOf)
      .flatMap((segment) => (typeof segment === "string" ? [] : segment.label));

    expect(act.match(/\d+/g) ?? []).toEqual(linked);
  },
);

test.each(helplines)("the helpline number %s is a link wherever it is in a text", (number) => {
  const phoneLink = `[${number}](tel:${number})`;

  expect(texts).toContain(phoneLink);
  expect(texts.replaceAll(phoneLink, "")).not.toMatch(new RegExp(`\\b${number}\\b`));
});

test("every service page answers a question about autism, ADHD and learning difficulties", () => {
  for (const { questions } of Object.values(services))
    expect(questions).toContainEqual(
      expect.objectContaining({
        id: "autism",
        question: expect.stringMatching(/autism, ADHD or a learning difficulty/) as string,
        answer: expect.stringMatching(/^Yes\./) as string,
      }),
    );
});
