import { plainText } from "../../endpoint/lead.js";
import type { FakeSheet } from "../../endpoint/fake-sheet";

/**
 * The list of all leads, for the developer: plain text, so that nothing that was typed can run.
 *
 * @param tabs - the tabs of the spreadsheet by their names
 */
export function leadsPage(tabs: Record<string, FakeSheet>): string {
  return Object.entries(tabs).map(section).join("\n\n");
}

function section([title, sheet]: [string, FakeSheet]): string {
  const [header = [], ...leads] = sheet.rows;
  const texts = leads.toReversed().map((cells) =>
    header
      // The last column, receivedAt, is not in the files.
      .slice(0, -1)
      .map((name, index) => `${name}: ${plainText(cells[index] ?? "")}`)
      .join("\n"),
  );
  const count = `${title}: ${leads.length} so far, newest first`;
  return [count, ...texts].join("\n\n");
}
