import type { FakeSheet } from "../../endpoint/fake-sheet";

/** A list of all leads by tab, for the developer. It is plain text, so that a browser does not run HTML in a lead. */
export function leadsPage(tabs: Record<string, FakeSheet>): string {
  const sections = Object.entries(tabs).map(([title, { rows }]) => {
    const [names, ...leads] = rows;
    const texts = leads.map((cells) => {
      const lines = names!.map(
        (name, column) => `${name}: ${cells[column] ?? ""}`,
      );
      return lines.join("\n");
    });
    const count = `${title}: ${leads.length} so far, newest first`;
    return [count, ...texts.reverse()].join("\n\n");
  });
  return sections.join("\n\n");
}

/** The page 'Who is waiting': the morning mail, or a sentence if there is no mail. */
export const waitingPage = (mail: { htmlBody: string } | undefined): string =>
  `<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Who is waiting</title>
${mail?.htmlBody ?? "<h1>Nobody is waiting</h1>"}
`;
