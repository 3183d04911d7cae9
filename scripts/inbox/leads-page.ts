import type { FakeSheet } from "../../endpoint/fake-sheet";
import { plainText } from "../../endpoint/lead.js";

/** The list of all leads by tab, for the developer: plain text, so that nothing that was typed can run. */
export function leadsPage(tabs: Record<string, FakeSheet>): string {
  const sections = Object.entries(tabs).map(([title, { rows }]) => {
    // The last column, receivedAt, is not in the files.
    const names = rows[0]!.slice(0, -1);
    const leads = rows.slice(1).map((cells) => {
      const lines = names.map(
        (name, at) => `${name}: ${plainText(cells[at] ?? "")}`,
      );
      return lines.join("\n");
    });
    const count = `${title}: ${leads.length} so far, newest first`;
    return [count, ...leads.reverse()].join("\n\n");
  });
  return sections.join("\n\n");
}
