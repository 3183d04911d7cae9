/**
 * `npm run format` writes the tables of docs/clinical-sources.md: each sentence about a child's health with the sources
 * that content/ names beside it. `npm run launch-check` says when a table differs from content/.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { safety } from "@/content/safety";
import { services } from "@/content/services";
import { sources } from "@/content/sources";

const file = "docs/clinical-sources.md";

/** What is between the markers of the document. Prettier leaves it alone, so a changed sentence is one changed line. */
const table =
  /(?<=<!-- prettier-ignore-start -->\n)[^]*?(?=<!-- prettier-ignore-end -->)/g;

/** Names of sections, by the field of content/ that holds the sentence. */
const sections: Readonly<Record<string, string>> = {
  intro: "Introduction",
  younger: "Younger children",
  note: "Note",
};

/**
 * The document with the tables of sentences and of sources as content/ has them now.
 *
 * @throws Error when the document lacks the markers of a table
 */
export function withTables(document: string): string {
  const tables = [sentenceTables(), sourceTable()];
  const current = document.replace(table, () => tables.shift() ?? "");
  if (tables.length > 0) throw new Error(`${file}: a pair of markers is gone`);
  return current;
}

/**
 * The lines of content/ that the document does not have, as `npm run launch-check` prints them.
 *
 * @param document - the text of docs/clinical-sources.md
 */
export function clinicalSourceErrors(
  document = readFileSync(file, "utf8"),
): readonly string[] {
  const current = withTables(document);
  if (current === document) return [];
  const known = document.split("\n");
  const missing = current.split("\n").filter((line) => !known.includes(line));
  return [
    `${file}: differs from content/; run npm run format`,
    ...missing.map((line) => `${file}: has no line ${line}`),
  ];
}

function sentenceTables(): string {
  const pages = services.map(({ href, title, whenNotToWait, ...service }) => ({
    heading: `${title} (${href})`,
    rows: [
      ...sentenceRows({ ...safety, whenNotToWait }),
      ...sentenceRows(service),
    ],
  }));
  const isShared = (row: string) =>
    pages.every(({ rows }) => rows.includes(row));
  const shared = pages[0]?.rows.filter(isShared) ?? [];
  return [
    { heading: "On every service page", rows: shared },
    ...pages.map(({ heading, rows }) => ({
      heading,
      rows: rows.filter((row) => !isShared(row)),
    })),
  ]
    .map(({ heading, rows }) => {
      const columns = ["Section", "Text", "Sources"];
      return `\n### ${heading}\n\n${tableOf(columns, rows)}`;
    })
    .join("");
}

/**
 * A row for each object below a value that names its sources.
 *
 * @param section - where on the page the sentence stands
 */
function sentenceRows(value: unknown, section = ""): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  const { question, ages, heading, text, answer, more, sources } =
    value as Readonly<Record<string, string | undefined>> & {
      readonly sources?: readonly string[];
    };
  const own =
    question === undefined
      ? (ages ?? heading ?? section)
      : `Question: ${question}`;
  const sentence = [text ?? answer, more].filter(Boolean).join(". ");
  return [
    ...(sources === undefined
      ? []
      : [
          rowOf([
            own,
            sentence,
            sources.map(code).join(", ") || "none: no clinical claim",
          ]),
        ]),
    ...Object.entries(value).flatMap(([key, child]) =>
      sentenceRows(child, sections[key] ?? own),
    ),
  ];
}

function sourceTable(): string {
  const rows = Object.entries(sources).map(([name, source]) => {
    const { publisher, title, read, seen } = source;
    const link = "url" in source ? `[${title}](${source.url})` : title;
    return rowOf([code(name), publisher, link, read, seen]);
  });
  return tableOf(["Code", "Publisher", "Title", "Read", "Seen"], rows);
}

function tableOf(columns: readonly string[], rows: readonly string[]): string {
  const line = rowOf(columns.map(() => "---"));
  return [rowOf(columns), line, ...rows, ""].join("\n");
}

const rowOf = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;

const code = (name: string) => `\`${name}\``;

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  writeFileSync(file, withTables(readFileSync(file, "utf8")));
