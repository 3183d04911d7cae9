import type { FakeSheet } from "../../endpoint/fake-sheet";
import { plainText } from "../../endpoint/lead.js";

const style = `
body { font: 1rem/1.5 sans-serif; margin: 2rem; }
table { border-collapse: collapse; }
th, td { border: 1px solid; padding: .25rem .5rem; text-align: start; vertical-align: top; white-space: pre-wrap; }
`;

/**
 * The list of all leads, for the developer.
 *
 * @param tabs - the tabs of the spreadsheet by their names
 */
export function leadsPage(tabs: Record<string, FakeSheet>): string {
  const tables = Object.entries(tabs).map(([title, { rows }]) =>
    table(title, rows),
  );
  return `<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<title>Leads – K7</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>${style}</style>
<main>
<h1>Leads</h1>
${tables.join("\n")}
</main>
</html>
`;
}

function table(title: string, [header = [], ...rows]: string[][]): string {
  if (rows.length === 0)
    return `<h2>${title}</h2>\n<p>No ${title.toLowerCase()} lead has arrived yet.</p>`;

  const count = rows.length === 1 ? "1 lead" : `${rows.length} leads`;
  // The last column, receivedAt, is not in the files.
  const line = (cells: string[], tag: string) =>
    `<tr>${cells
      .slice(0, -1)
      .map((text) => `<${tag}>${escapeHtml(plainText(text))}</${tag}>`)
      .join("")}</tr>`;
  return `<h2>${title}</h2>
<table>
<caption>${count}, newest first</caption>
${[line(header, "th"), ...rows.toReversed().map((row) => line(row, "td"))].join("\n")}
</table>`;
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => entities[character]!);
