import { readFileSync, writeFileSync } from "node:fs";
import { format } from "prettier";

const file = "docs/speed.md";
const marks = [
  "<!-- The bench writes from here ... -->",
  "<!-- ... to here. -->",
] as const;

/** Puts a report in the place of the last one in docs/speed.md. */
export async function saveReport(report: string): Promise<void> {
  const text = withReport(readFileSync(file, "utf8"), report);
  writeFileSync(file, await format(text, { parser: "markdown" }));
}

/**
 * A document with a new report between its two marks.
 *
 * @throws Error when a mark is missing
 */
export function withReport(document: string, report: string): string {
  const [from, to] = marks.map((mark) => document.indexOf(mark));
  if (from === undefined || to === undefined || from < 0 || to < from)
    throw new Error(`${file} has lost the marks around the bench's report.`);
  return `${document.slice(0, from + marks[0].length)}\n\n${report}\n\n${document.slice(to)}`;
}
