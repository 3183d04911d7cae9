/** @jest-environment node */
import { safety } from "@/content/safety";
import { diagnosisQuestion } from "@/content/shared-questions";
import { clinicalSourceErrors, withTables } from "./clinical-sources";

const empty = "<!-- prettier-ignore-start -->\n<!-- prettier-ignore-end -->\n";
const current = withTables(`Prose\n\n${empty}\nMore prose\n\n${empty}`);

const codes = (sources: readonly string[]) =>
  sources.map((code) => `\`${code}\``).join(", ");

test("lists each clinical sentence with its sources, and one of all pages once", () => {
  const { question, answer, sources } = diagnosisQuestion;
  const row = `| Question: ${question} | ${answer} | ${codes(sources)} |`;

  expect(current.split(row)).toHaveLength(2);
  for (const { text, sources } of [safety.danger, safety.lostSkills])
    expect(current).toContain(
      `| ${safety.heading} | ${text} | ${codes(sources)} |`,
    );
  expect(current).toMatch(/^Prose\n[^]*\n<!-.*\n\nMore prose\n/);
});

test("names the lines that the document lacks, and the command that writes them", () => {
  const { text } = safety.danger;
  const outdated = current.replace(text, "Call somebody.");

  expect(clinicalSourceErrors(current)).toEqual([]);
  expect(clinicalSourceErrors(outdated)).toEqual([
    "docs/clinical-sources.md: differs from content/; run npm run format",
    expect.stringContaining(text),
  ]);
  expect(() => withTables("Prose alone")).toThrow(/pair of markers/);
});
