/** @jest-environment node */
import { safety } from "@/content/safety";
import { diagnosisQuestion } from "@/content/shared-questions";
import { clinicalSourceErrors, withTables } from "./clinical-sources";

const empty = "<!-- prettier-ignore-start -->\n<!-- prettier-ignore-end -->\n";
const document = withTables(`Prose\n\n${empty}\nMore prose\n\n${empty}`);

const codes = (sources: readonly string[]) =>
  sources.map((code) => `\`${code}\``).join(", ");

test("lists each clinical sentence with its sources, and a sentence of all pages only once", () => {
  const { question, answer, sources } = diagnosisQuestion;
  const row = `| Question: ${question} | ${answer} | ${codes(sources)} |`;

  expect(document.split(row)).toHaveLength(2);
  for (const { text, sources } of [safety.danger, safety.lostSkills])
    expect(document).toContain(
      `| ${safety.heading} | ${text} | ${codes(sources)} |`,
    );
  expect(document).toMatch(/^Prose\n[^]*\n<!-.*\n\nMore prose\n/);
});

test("reports each line that the document lacks, and the command that writes it", () => {
  const { text } = safety.danger;
  const outdated = document.replace(text, "Call somebody.");

  expect(clinicalSourceErrors(document)).toEqual([]);
  expect(clinicalSourceErrors(outdated)).toEqual([
    "docs/clinical-sources.md: differs from content/: run npm run format",
    expect.stringContaining(text),
  ]);
  expect(() => withTables("Prose alone")).toThrow(
    /must have two pairs of lines/,
  );
});
