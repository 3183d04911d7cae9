// @ts-check
// The web app that receives the two lead forms: a Google Apps Script in the clinic's sheet, pasted beside lead.js. See README.md.
// Names of functions end in _ except those that Google calls: a page of the script could call any other function.

/** @typedef {import("./lead.js").FormName} FormName */
/** @typedef {import("./lead.js").Lead} Lead */
/** @typedef {import("./lead.js").Pairs} Pairs */
/** @typedef {import("./lead.js").Texts} Texts */
/** @typedef {{ sheet: GoogleAppsScript.Spreadsheet.Sheet, columns: Record<string, number> }} Tab columns: by heading, counted from 1 */
/** @typedef {"lead" | "flood" | "none"} Mail */

/** The settings of the clinic. */
const settings = {
  /** Who gets a mail for each lead: addresses with commas between them, or empty. */
  notify: "",
  /** The number on the page that a parent sees without scripts, such as "+91 98765 43210"; empty for none. */
  phone: "",
};

const tabNames = { booking: "Booking", consultation: "Consultation" };

/** Milliseconds to wait for earlier posts. With a cold start, this is less than the website waits (20 s). */
const lockWait = 10000;

/** Rows to read at a time, and to search for a repeat: more than a clinic gets in a day. */
const recentRows = 1000;

/** With more leads of a form than this within floodWindow (milliseconds), there are no mails. */
const floodLimit = 30;
const floodWindow = 10 * 60 * 1000;

/**
 * Receives a form, keeps the lead as one row and answers: with JSON to the site's script, with a page to a browser without scripts.
 * Never throws, because the parent would see an error page of Google.
 * @param {GoogleAppsScript.Events.DoPost} [event]
 */
function doPost(event) {
  let scripted = true;
  try {
    const pairs = sentPairs_(event);
    scripted = pairs.length === 0 || sentByScript(pairs);
    const read = readLead(pairs, new Date());
    if (!read.ok) return answer_(scripted, read.error);

    const mail = keepLead_(read.form, read.lead);
    notify_(mail, read.form, read.lead);
    return answer_(scripted);
  } catch (error) {
    console.error("A lead could not be saved: " + error);
    return answer_(scripted, refuse("notSaved").error);
  }
}

/** The answer to a GET, for a person who tries the address, and for `npm run launch-check`, which compares the rules. */
function doGet() {
  const rules = { leadForms, leadRules };
  return json_({ ok: true, service: "k7-leads", rules });
}

/**
 * Each name and value as sent, repeats included.
 * @type {(event?: GoogleAppsScript.Events.DoPost) => Pairs}
 */
function sentPairs_(event) {
  const parameters = (event && event.parameters) || {};
  return Object.keys(parameters).flatMap((name) =>
    parameters[name].map((value) => /** @type {const} */ ([name, value])),
  );
}

/**
 * Writes one row for one request, also while others are posted.
 * @param {FormName} form
 * @param {Lead} lead
 * @returns {Mail} which mail the clinic gets
 * @throws if the sheet refuses the row, or other posts hold the lock for too long
 */
function keepLead_(form, lead) {
  const lock = LockService.getScriptLock();
  if (!lock.tryLock(lockWait)) throw new Error("too many posts at once");

  try {
    const now = new Date();
    const tab = tabFor_(form);
    const { rows, last } = recentLeads_(tab);
    const day = rows.filter((row) => isWithin_(repeatWindow, row, now));
    if (day.some((row) => isSameRequest(form, row, lead))) return "none";

    writeLead_(tab, last + 1, lead, now);
    // Otherwise the next post may search for repeats before the row is in the sheet.
    SpreadsheetApp.flush();
    const crowd = day.filter((row) => isWithin_(floodWindow, row, now)).length;
    if (crowd < floodLimit) return "lead";
    return crowd === floodLimit ? "flood" : "none";
  } finally {
    lock.releaseLock();
  }
}

/**
 * The tab of a form, made if missing. Columns are found by their headings in the first row; missing headings are added at the end.
 * @type {(form: FormName) => Tab}
 * @throws if the script is not in a spreadsheet, or the first row has fewer than half of the headings
 */
function tabFor_(form) {
  const book = SpreadsheetApp.getActiveSpreadsheet();
  if (!book)
    throw new Error("no spreadsheet; start from its menu, as README.md says");

  const name = tabNames[form];
  const sheet = book.getSheetByName(name) || book.insertSheet(name);
  const names = [...leadForms[form], "receivedAt"];
  const header = headerOf_(sheet, names.length);
  const missing = names.filter((heading) => !header.includes(heading));
  if (header.length > 0 && missing.length > names.length / 2)
    throw new Error(
      `the first row of the tab "${name}" is not the script's, which has ${names.join(", ")}`,
    );

  if (missing.length > 0) {
    const end = header.length + missing.length;
    const width = sheet.getMaxColumns();
    if (end > width) sheet.insertColumnsAfter(width, end - width);
    const added = sheet.getRange(1, header.length + 1, 1, missing.length);
    added.setValues([missing]);
    sheet.setFrozenRows(1);
    header.push(...missing);
  }
  /** @type {Record<string, number>} */
  const columns = {};
  for (const heading of names) columns[heading] = header.indexOf(heading) + 1;
  return { sheet, columns };
}

/**
 * The texts of the first row, one for each column in use; none if it is empty. If the clinic has deleted that row, a lead is in its
 * place, which ends with the time of receipt; a new row is inserted above it.
 * @type {(sheet: Tab["sheet"], width: number) => string[]}
 */
function headerOf_(sheet, width) {
  const columns = sheet.getLastColumn();
  if (columns === 0) return [];

  const [cells] = sheet.getRange(1, 1, 1, columns).getDisplayValues();
  if (/^\d{4}-\d\d-\d\dT.*\+05:30$/.test(cells[width - 1])) {
    sheet.insertRowBefore(1);
    return [];
  }
  const header = cells.map((text) => text.trim());
  return header.some((text) => text !== "") ? header : [];
}

/** Whether the row came less than so many milliseconds ago. @type {(time: number, row: Lead, now: Date) => boolean} */
function isWithin_(time, row, now) {
  return Math.abs(now.getTime() - Date.parse(row.receivedAt)) < time;
}

/**
 * Rows as values by their headings.
 * @type {(tab: Tab, first: number, last: number) => Lead[]}
 */
function rows_({ sheet, columns }, first, last) {
  const width = sheet.getLastColumn();
  const range = sheet.getRange(first, 1, last - first + 1, width);
  const places = Object.entries(columns);
  return range.getDisplayValues().map((cells) => {
    const row = places.map(([name, place]) => [name, cells[place - 1]]);
    return Object.fromEntries(row);
  });
}

/**
 * The last leads, and the row of the last one. Boxes that the clinic has filled down below them do not count.
 * @type {(tab: Tab) => { rows: Lead[], last: number }}
 */
function recentLeads_(tab) {
  /** @type {Lead[]} */
  let rows = [];
  let last = tab.sheet.getLastRow();
  while (last > 1) {
    if (rows.length === 0)
      rows = rows_(tab, Math.max(2, last - recentRows + 1), last);
    if (Object.values(rows[rows.length - 1]).some((text) => text !== "")) break;
    rows.pop();
    last -= 1;
  }
  return { rows, last: Math.max(1, last) };
}

/**
 * Writes a lead. Columns side by side are written at once; columns of the clinic between them are not touched.
 * @type {(tab: Tab, row: number, lead: Lead, now: Date) => void}
 */
function writeLead_({ sheet, columns }, row, lead, now) {
  if (row > sheet.getMaxRows()) sheet.insertRowAfter(sheet.getMaxRows());
  /** @type {Lead} */
  const values = { ...lead, receivedAt: indianTime(now) };
  const names = Object.keys(columns).sort((a, b) => columns[a] - columns[b]);
  while (names.length > 0) {
    const start = columns[names[0]];
    const gap = names.findIndex((name, at) => columns[name] !== start + at);
    const run = names.splice(0, gap < 0 ? names.length : gap);
    // The text format comes first: otherwise a phone number loses its leading zero, and dates change their format.
    sheet
      .getRange(row, start, 1, run.length)
      .setNumberFormat("@")
      .setValues([run.map((name) => spreadsheetText(values[name]))]);
  }
}

/**
 * Tells the clinic of a new row by mail. The row is written already, so an error costs only the mail.
 * @type {(mail: Mail, form: FormName, lead: Lead) => void}
 */
function notify_(mail, form, lead) {
  if (settings.notify === "" || mail === "none") return;

  const fields = leadForms[form].filter((name) => lead[name] !== "");
  const lines =
    mail === "lead"
      ? fields.map((name) => `${name}: ${lead[name]}`)
      : [
          `More than ${floodLimit} ${form} requests came within ten minutes. Each is a row in the sheet.`,
          "There are no mails about single requests until fewer come.",
        ];
  try {
    MailApp.sendEmail({
      to: settings.notify,
      // Without personal data, because locked phones show the subject.
      subject: `K7 website: ${mail === "lead" ? `new ${form} request` : `very many ${form} requests`}`,
      body: lines.join("\n"),
      htmlBody: lines.map((line) => `<p>${escapeHtml_(line)}</p>`).join(""),
    });
  } catch (error) {
    console.warn("The lead is in the sheet, but no mail was sent: " + error);
  }
}

/**
 * The answer to a post.
 * @param {boolean} scripted whether the site's script sent the lead
 * @param {Texts} [error] undefined when the lead is kept; the local inbox may leave out languages other than English
 */
function answer_(scripted, error) {
  const result = error ? { ok: false, error: error.en } : { ok: true };
  if (scripted) return json_(result);

  try {
    return page_(error);
  } catch (failure) {
    console.warn("The page could not be made: " + failure);
    return json_(result);
  }
}

/** @param {object} value */
function json_(value) {
  const output = ContentService.createTextOutput(JSON.stringify(value));
  return output.setMimeType(ContentService.MimeType.JSON);
}

/**
 * The page that a parent without scripts sees, in every language, because a post does not tell its language. Google shows it in a
 * frame, so links open in a new tab.
 * @type {(error?: Texts) => GoogleAppsScript.HTML.HtmlOutput}
 */
function page_(error) {
  const call = settings.phone.replace(/[^+0-9]/g, "");
  const number = escapeHtml_(settings.phone).replace(/ /g, "&nbsp;");
  const link = `<a href="tel:${call}" target="_blank">${number}</a>`;
  const languages = Object.entries(leadMessages);
  const titles = languages.map(([, messages]) =>
    error ? messages.notSentTitle : messages.sentTitle,
  );
  const sections = languages.map(([language, messages], index) => {
    const heading = index === 0 ? "h1" : "h2";
    const text = error
      ? `${error[language] || ""} ${messages.tryAgain}`
      : messages.sent;
    const phone = call ? `${messages.phone} ${link}` : messages.phoneElsewhere;
    return `<section lang="${language}">
<${heading}>${titles[index]}</${heading}>
<p>${escapeHtml_(text.trim())}</p>
<p>${phone}</p>
</section>`;
  });
  const title = titles.join(" | ");
  return HtmlService.createHtmlOutput(
    `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${title}</title>
<style>
html { color-scheme: light dark; }
body { font: 1.125rem/1.5 sans-serif; max-inline-size: 36rem; margin: 2rem auto; padding-inline: 1rem; }
h1, h2 { font-size: 1.75rem; margin: 2rem 0 0; }
</style>
</head>
<body>
<main>
${sections.join("\n")}
</main>
</body>
</html>`,
  )
    .setTitle(title)
    .addMetaTag("viewport", "width=device-width, initial-scale=1");
}

/** @type {(text: string) => string} */
function escapeHtml_(text) {
  return text
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;")
    .replace(/"/g, "&quot;")
    .replace(/\n/g, "<br>");
}
