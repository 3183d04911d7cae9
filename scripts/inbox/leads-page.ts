import type { FakeSheet } from "../../endpoint/fake-sheet";
import { plainText } from "../../endpoint/lead.js";

const style = `
body { font: 1rem/1.5 sans-serif; margin: 2rem; color: #1d2433; background: #fff; }
section { overflow-x: auto; }
table { border-collapse: collapse; }
caption { text-align: start; font-weight: bold; padding-block: .5rem; }
th, td { border: 1px solid #8a93a3; padding: .25rem .5rem; text-align: start; vertical-align: top; }
td { white-space: pre-wrap; overflow-wrap: anywhere; min-inline-size: 6rem; }
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
<head>
<meta charset="utf-8">
<title>Leads – K7</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>${style}</style>
</head>
<body>
<main>
<h1>Leads</h1>
${tables.join("\n")}
</main>
</body>
</html>
`;
}

function table(title: string, [header = [], ...rows]: string[][]) {
  if (rows.length === 0)
    return `<h2>${title}</h2>\n<p>No ${title.toLowerCase()} lead has arrived yet.</p>`;

  const fields = header.slice(0, -1);
  const heads = fields.map((name) => `<th scope="col">${name}</th>`);
  const lines = rows.map((row) => {
    const cells = fields.map((_, index) => plainText(row[index] ?? ""));
    return `<tr>${cells.map((text) => `<td>${escapeHtml(text)}</td>`).join("")}</tr>`;
  });
  // The area scrolls sideways, so the keyboard must reach it.
  return `<h2 id="${title}">${title}</h2>
<section aria-labelledby="${title}" tabindex="0">
<table>
<caption>${rows.length === 1 ? "1 lead" : `${rows.length} leads, newest first`}</caption>
<thead><tr>${heads.join("")}</tr></thead>
<tbody>
${lines.reverse().join("\n")}
</tbody>
</table>
</section>`;
}

const escapeHtml = (text: string) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
