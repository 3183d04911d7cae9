/** @jest-environment node */
import { contentRule } from "@/content-rules/content";
import { servicePaths } from "@/content-rules/paths";
import { fieldsOf, valueAt } from "@/content-rules/walk";
import { siteContent } from "./content";
import { emptyContent, finishedContent, withValue } from "./finished.fixture";
import { languages } from "./languages";
import { translate } from "./translate";

/** Each fact that takes the place of a text: the texts, and the fact in a whole clinic. */
const facts = fieldsOf(contentRule, finishedContent)
  .map(({ path, value, replaces = [], replacesHere = [] }) => ({
    path,
    value,
    texts: [
      ...replaces,
      ...replacesHere.map((text) =>
        text.startsWith("topics.")
          ? text.replace("topics", "plainFacts.entries")
          : [...path.slice(0, 2), text].join("."),
      ),
    ],
  }))
  .filter(({ texts, value }) => texts.length > 0 && value !== "");

/** The path with the index of a list entry in place of its id. */
const withIndices = (path: readonly string[]) =>
  path
    .map((key, at) => {
      const owner = valueAt(emptyContent, path.slice(0, at));
      return Array.isArray(owner)
        ? owner.findIndex(({ id }: { id: unknown }) => String(id) === key)
        : key;
    })
    .join(".");

test.each(facts.map((fact) => [fact.path.join("."), fact] as const))(
  "%s alone takes the place of the text that stands for it, in every language",
  (_, { path, value, texts }) => {
    const given = withValue(withIndices(path), value, emptyContent);
    const service = path[0] === "services" ? path[1] : undefined;
    for (const { messages } of languages) {
      const before = translate(emptyContent, messages);
      const after = siteContent(translate(given, messages));
      const shown = JSON.stringify(
        service === undefined
          ? { ...after, services: [] }
          : after.services.find(({ id }) => id === service),
      );
      for (const text of texts) {
        const standIn = valueAt(before, text.split("."));
        expect([text, typeof standIn]).toEqual([text, "string"]);
        expect(shown).not.toContain(JSON.stringify(standIn).slice(1, -1));
      }
    }
  },
);

test("an answer of one service leaves the pages of the others as they are", () => {
  const path = "services.speech-therapy.answers.online";
  const { services } = siteContent(
    withValue(path, "Yes, by video.", emptyContent),
  );

  const { statement } = emptyContent.plainFacts.entries.online;
  expect(
    services
      .filter(({ topics }) => topics.online.statement === statement)
      .map(({ href }) => href),
  ).toEqual(servicePaths.slice(1));
});
