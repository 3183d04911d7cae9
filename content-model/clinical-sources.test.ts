/** @jest-environment node */
import { readFileSync } from "node:fs";
import { safety } from "@/content/safety";
import { serviceGuides, type Sign } from "@/content/service-guides";
import { sources } from "@/content/sources";

test("the table of clinical sentences has each sentence with its sources", () => {
  const rows = readFileSync("docs/clinical-sources.md", "utf8").replaceAll(
    / {2,}/g,
    " ",
  );
  const statements = serviceGuides.flatMap(({ noticing, questions }) => [
    noticing.note,
    ...noticing.bands.flatMap(({ signs, line }) => [...signs, line ?? []]),
    ...questions.flatMap(({ answer, sources }) =>
      sources === undefined ? [] : { text: answer, sources },
    ),
  ]);

  const missing = (
    [
      safety.lostSkills,
      safety.danger,
      ...Object.values(safety.own),
      ...statements.flat(),
    ] as readonly Sign[]
  )
    .map(
      ({ text, more, sources }) =>
        `| ${more === undefined ? text : `${text}. ${more}`} | ${sources.map((code) => `\`${code}\``).join(", ")} |`,
    )
    .filter((row) => !rows.includes(row));
  expect(missing).toEqual([]);
});

test("the table of sources has each with the day it was read and what was seen", () => {
  const rows = readFileSync("docs/clinical-sources.md", "utf8");

  for (const [code, { read, seen }] of Object.entries(sources))
    expect(rows).toMatch(
      new RegExp(`^\\| \`${code}\` +\\|.*\\| ${read} +\\| ${seen} +\\|$`, "m"),
    );
});
