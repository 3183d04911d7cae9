import { createHash } from "node:crypto";
import { leadForms, type FormName, type Lead } from "../../endpoint/lead.js";

const style = `
body { font: 1rem/1.5 sans-serif; margin: 2rem; color: #1d2433; background: #fff; }
main { max-inline-size: 36rem; }
main.wide { max-inline-size: none; }
a { color: #1a4fa3; }
.table { overflow-x: auto; }
table { border-collapse: collapse; }
caption { text-align: start; font-weight: bold; padding-block: .5rem; }
th, td { border: 1px solid #8a93a3; padding: .25rem .5rem; text-align: start; vertical-align: top; }
td { white-space: pre-wrap; overflow-wrap: anywhere; min-inline-size: 6rem; }
`;

const styleHash = createHash("sha256").update(style).digest("base64");

/** What goes with every page: nothing runs, loads, frames or stores it. */
export const pageHeaders = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "cache-control": "no-store",
};

/** For a parent whose browser posted the form without scripts (specification, section 8: the success message). */
export function thanksPage(phone?: string): string {
  return page(
    "Thank you",
    `<p>Thank you for your submission! We'll get back to you soon.</p>
${call(phone)}`,
  );
}

/** For the same parent when nothing was kept. */
export function sorryPage(error: string, phone?: string): string {
  return page(
    "Your request was not sent",
    `<p>${escapeHtml(error)}</p>
<p>Please go back with your browser's back button and try again, or call the centre.</p>
${call(phone)}`,
  );
}

/** Every lead, per form, for the developer. */
export function leadsPage(leads: Record<FormName, readonly Lead[]>): string {
  return page(
    "Leads",
    `${table("Booking", leadForms.booking, leads.booking)}
${table("Consultation", leadForms.consultation, leads.consultation)}`,
    "wide",
  );
}

function table(
  title: string,
  fields: readonly string[],
  leads: readonly Lead[],
) {
  if (leads.length === 0)
    return `<h2>${title}</h2>\n<p>No ${title.toLowerCase()} lead has arrived yet.</p>`;

  const head = fields.map((name) => `<th scope="col">${name}</th>`).join("");
  const rows = leads.map((lead) => {
    const cells = fields.map((name) => escapeHtml(lead[name] ?? ""));
    return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
  });
  // The area scrolls sideways, so the keyboard must reach it.
  return `<h2 id="${title}">${title}</h2>
<section class="table" aria-labelledby="${title}" tabindex="0">
<table>
<caption>${leads.length === 1 ? "1 lead" : `${leads.length} leads, newest first`}</caption>
<thead><tr>${head}</tr></thead>
<tbody>
${rows.join("\n")}
</tbody>
</table>
</section>`;
}

function call(phone?: string) {
  if (!phone) return "<p>The phone number is on every page of the website.</p>";
  const number = phone.replace(/[^+0-9]/g, "");
  const shown = escapeHtml(phone).replaceAll(" ", "&nbsp;");
  return `<p>Phone: <a href="tel:${number}">${shown}</a></p>`;
}

function page(title: string, content: string, width = "") {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${title} – K7</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>${style}</style>
</head>
<body>
<main${width && ` class="${width}"`}>
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`;
}

function escapeHtml(text: string) {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
