/**
 * `npm run format` writes the tables of docs/clinical-sources.md: one table of health sentences for each page of a service
 * or concern, and one table of sources, all from content/. `npm run launch-check` reports when a table differs from content/.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { concerns } from "@/content/concerns";
import { safety } from "@/content/safety";
import { services } from "@/content/services";
import type { Concern } from "@/content-model/concern-schema";
import type { Service } from "@/content-model/service-schema";
import { sources } from "@/content/sources";

const file = "docs/clinical-sources.md";

/**
 * A generated block: everything between two prettier-ignore markers. Prettier pads all cells of a column to the same
 * width, so one changed sentence would change every line. The markers prevent this: a changed sentence is one changed
 * line.
 */
const generatedBlock =
  /(?<=<!-- prettier-ignore-start -->\n)[^]*?(?=<!-- prettier-ignore-end -->)/g;

/** Section labels for parts that have no heading, by field name. */
const labelsByField: Readonly<Record<string, string>> = {
  intro: "Introduction",
  younger: "Younger children",
  note: "Note",
};

/**
 * The document with its two generated blocks rewritten from content/.
 *
 * @throws Error when the document has fewer than two pairs of prettier-ignore markers
 */
export function withTables(document: string): string {
  const blocks = [sentenceTables(), sourceTable()];
  const current = document.replace(generatedBlock, () => blocks.shift() ?? "");
  if (blocks.length > 0)
    throw new Error(
      `${file}: must have two pairs of lines <!-- prettier-ignore-start --> and <!-- prettier-ignore-end -->. Restore the missing pair; the script writes the tables between them.`,
    );
  return current;
}

/** Errors of the document: one if a table differs from content/. */
export const clinicalSourceErrors = (
  document = readFileSync(file, "utf8"),
): readonly string[] =>
  withTables(document) === document
    ? []
    : [`${file}: differs from content/: run npm run format`];

/** One table for each page, because each may have another reviewer. Concern pages take the signs by age from services. */
const sentenceTables = () =>
  [...services, ...concerns]
    .map(({ href, title, ...page }: Service | Concern) => {
      const { whenNotToWait, ...texts } = page;
      const content = [{ ...safety, whenNotToWait }, texts];
      const rows = content.flatMap((part) => sentenceRows(part));
      const table = tableOf(["Section", "Text", "Sources"], rows);
      return `\n### ${title} (${href})\n\n${table}`;
    })
    .join("");

/**
 * Searches `value` recursively and returns one table row for each object that has a `sources` field.
 *
 * @param section - the label of the page section that contains `value`
 */
function sentenceRows(value: unknown, section = ""): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  const { question, ages, heading, text, answer, more, sources } =
    value as Readonly<Record<string, string | undefined>> & {
      readonly sources?: readonly string[];
    };
  const label = question
    ? `Question: ${question}`
    : (ages ?? heading ?? section);
  const sentence = [text ?? answer, more].filter(Boolean).join(". ");
  const codes = sources?.map(code).join(", ") || "none: no clinical claim";
  return [
    ...(sources ? [rowOf([label, sentence, codes])] : []),
    ...Object.entries(value).flatMap(([field, child]) =>
      sentenceRows(child, labelsByField[field] ?? label),
    ),
  ];
}

function sourceTable(): string {
  const rows = Object.entries(sources).map(([name, source]) => {
    const { publisher, title, checkedOn, readAs } = source;
    const link = "url" in source ? `[${title}](${source.url})` : title;
    return rowOf([code(name), publisher, link, checkedOn, readAs]);
  });
  const columns = ["Code", "Publisher", "Title", "Checked on", "What was read"];
  return tableOf(columns, rows);
}

function tableOf(columns: readonly string[], rows: readonly string[]): string {
  const line = rowOf(columns.map(() => "---"));
  return [rowOf(columns), line, ...rows, ""].join("\n");
}

const rowOf = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;

const code = (name: string) => `\`${name}\``;

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  writeFileSync(file, withTables(readFileSync(file, "utf8")));
