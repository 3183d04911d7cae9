import { plainText } from "../../endpoint/lead.js";
import type { CsvSheet } from "./csv-sheet";

const style = `
body { font: 1rem/1.5 sans-serif; margin: 2rem; }
table { border-collapse: collapse; margin-block: 2rem; }
th, td { border: 1px solid; padding: .25rem .5rem; text-align: start; vertical-align: top; white-space: pre-wrap; }
`;

/**
 * The list of all leads, for the developer.
 *
 * @param tabs - the tabs of the spreadsheet by their names
 */
export function leadsPage(tabs: Record<string, CsvSheet>): string {
  return `<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<title>Leads – K7</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>${style}</style>
<main>
<h1>Leads</h1>
${Object.entries(tabs).map(section).join("\n")}
</main>
</html>
`;
}

function section([title, sheet]: [string, CsvSheet]): string {
  sheet.refresh();
  const [header = "", ...leads] = sheet.rows.map(tableRow);
  return `<table>
<caption>${title}: ${leads.length} so far, newest first</caption>
${[header, ...leads.toReversed()].join("\n")}
</table>`;
}

/** A row without its last column, receivedAt, which is not in the files. */
function tableRow(cells: string[], index: number): string {
  const tag = index === 0 ? "th" : "td";
  const shown = cells
    .slice(0, -1)
    .map((text) => `<${tag}>${escapeHtml(plainText(text))}</${tag}>`);
  return `<tr>${shown.join("")}</tr>`;
}

const escapeHtml = (text: string) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
