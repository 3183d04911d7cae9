import type { FakeSheet } from "../../endpoint/fake-sheet";
import { plainText } from "../../endpoint/lead.js";

/** A list of all leads by tab, for the developer. It is plain text, so that a browser does not run HTML in a lead. */
export function leadsPage(tabs: Record<string, FakeSheet>): string {
  const sections = Object.entries(tabs).map(([title, { rows }]) => {
    // The last column, receivedAt, is not in the files.
    const names = rows[0]!.slice(0, -1);
    const leads = rows.slice(1).map((cells) => {
      const lines = names.map(
        (name, column) => `${name}: ${plainText(cells[column] ?? "")}`,
      );
      return lines.join("\n");
    });
    const count = `${title}: ${leads.length} so far, newest first`;
    return [count, ...leads.reverse()].join("\n\n");
  });
  return sections.join("\n\n");
}
