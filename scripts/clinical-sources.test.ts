/** @jest-environment node */
import { safety } from "@/content/safety";
import { concerns } from "@/content/concerns";
import { services } from "@/content/services";
import { diagnosisQuestion } from "@/content/shared-questions";
import { clinicalSourceErrors, withTables } from "./clinical-sources";

const empty = "<!-- prettier-ignore-start -->\n<!-- prettier-ignore-end -->\n";
const document = withTables(`Prose\n\n${empty}\nMore prose\n\n${empty}`);

const codes = (sources: readonly string[]) =>
  sources.map((code) => `\`${code}\``).join(", ");

test("lists the clinical sentences of each page with their sources", () => {
  const { question, answer, sources } = diagnosisQuestion;
  const row = `| Question: ${question} | ${answer} | ${codes(sources)} |`;
  expect(document.split(row)).toHaveLength(services.length + 1);
  for (const { text, sources } of [safety.danger, safety.lostSkills])
    expect(
      document.split(`| ${safety.heading} | ${text} | ${codes(sources)} |`),
    ).toHaveLength(services.length + concerns.length + 1);
  expect(document).toMatch(/^Prose\n[^]*\n<!-.*\n\nMore prose\n/);
});

test("reports a document that differs from content/, and one without the markers around the tables", () => {
  const outdated = document.replace(safety.danger.text, "Call somebody.");

  expect(clinicalSourceErrors(document)).toEqual([]);
  expect(clinicalSourceErrors(outdated)).toEqual([
    "docs/clinical-sources.md: differs from content/: run npm run format",
  ]);
  expect(() => withTables("Prose alone")).toThrow(
    /must have two pairs of lines/,
  );
});
