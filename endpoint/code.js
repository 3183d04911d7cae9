// @ts-check
// The web app that receives the two lead forms: a Google Apps Script, pasted beside lead.js and desk.js. See README.md.
// Names of functions end in _ except those that Google calls: a page of the script could call any other function.

/** @typedef {import("./lead.js").FormName} FormName */
/** @typedef {import("./lead.js").FieldName} FieldName */
/** @typedef {import("./lead.js").Lead} Lead */
/** @typedef {import("./lead.js").Pairs} Pairs */
/** @typedef {import("./lead.js").Texts} Texts */
/** @typedef {{ sheet: GoogleAppsScript.Spreadsheet.Sheet, header: string[], columns: Record<string, number> }} Tab columns: of the lead, by heading, counted from 1 */
/** @typedef {{ mail: "lead" | "flood" | "none", sheet?: Tab["sheet"], row?: number }} Kept mail: which mail the clinic gets; sheet and row: of the lead, if `mail` is "lead" */
/** @typedef {{ title: string, lines: string[][], links: string[][] }} Card lines: label and value; links: label and address */
/** @typedef {GoogleAppsScript.Mail.MailAdvancedParameters} Mail */

/** The settings of the clinic. */
const settings = {
  /** The addresses that get a mail for each lead, with commas between them; empty for no mails. */
  notify: "",
  /** The phone number on the answer page for a browser without scripts, such as "+91 98765 43210"; empty for none. */
  phone: "",
  /** The address of the spreadsheet of the leads; empty if it is the one that the script belongs to. */
  sheet: "",
  /** Whether mails contain what the parent wrote about the child, which is health data. */
  sendsParentsText: true,
  /** The draft of the clinic's first WhatsApp message. It names no child, because others may see the phone. */
  greeting:
    "Hello, this is K7 in CR Park. Thank you for your request. When may we call you?",
  /** Days on which the clinic is closed, besides Sundays, such as "2026-12-25, 2027-01-26". */
  closedDays: "",
  /** Years for which the privacy notice lets the clinic keep the request of a child who did not start. */
  keepYears: 1,
};

const tabNames = { booking: "Booking", consultation: "Consultation" };

/**
 * Milliseconds to wait for the lock. With a cold start of the script, the total is less than the website waits (20 s).
 */
const lockWait = 10000;

/** How many of the last rows are read and searched for a repeat: more than a clinic gets in a day. */
const recentRows = 1000;

/**
 * After this many leads of a form within floodWindow (milliseconds), one mail says so; then no mails until fewer come.
 */
const floodLimit = 30;
const floodWindow = 10 * 60 * 1000;

/** Styles of mails. They set no colours of text, so that a dark mail program can choose its own. */
const styles = {
  mail: "font:16px/1.5 sans-serif;max-width:36rem;overflow-wrap:anywhere",
  heading: "font-size:18px;margin:0 0 12px",
  card: "margin:0 0 12px;padding:12px 16px 16px;border:1px solid #9a63b3;border-radius:12px",
  title: "font-size:20px;line-height:1.3;margin:0 0 8px",
  line: "margin:0 0 6px",
  link: "display:inline-block;margin:8px 4px 0 0;padding:11px 12px;border:1px solid #9a63b3;border-radius:8px;color:inherit;font:600 15px/1.4 sans-serif;text-decoration:none",
  call: "background:#7a3797;color:#fff",
};

/**
 * Receives a form, keeps the lead as one row and answers: with JSON to the site's script, with a page to a browser
 * without scripts. Never throws, because the parent would see an error page of Google.
 * @param {GoogleAppsScript.Events.DoPost} [event]
 */
function doPost(event) {
  let scripted = true;
  try {
    const pairs = sentPairs_(event);
    scripted = pairs.length === 0 || sentByScript(pairs);
    const read = readLead(pairs, new Date());
    if (!read.ok) return answer_(scripted, read.error);

    const kept = keepLead_(read.form, read.lead);
    notify_(kept, read.form, read.lead);
    return answer_(scripted);
  } catch (error) {
    console.error("A lead could not be saved: " + error);
    return answer_(scripted, refuse("notSaved").error);
  }
}

/** Answers a GET request: of a person who tries the address, or of `npm run launch-check`, which compares the rules. */
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
 * @type {(form: FormName, lead: Lead) => Kept}
 * @throws if the sheet refuses the row, or other posts hold the lock for too long
 */
function keepLead_(form, lead) {
  return locked_(() => {
    const now = new Date();
    const tab = tabFor_(form);
    const { rows, last, end } = recentLeads_(tab);
    const day = rows.filter((row) => isWithin_(repeatWindow, row, now));
    if (day.some((row) => isSameRequest(form, row, lead)))
      return { mail: "none" };

    const row = last + 1;
    const kept = { ...lead, receivedAt: indianTime(now) };
    try {
      // Each call to Google takes time, so the lead and its status are written at once.
      writeRow_(deskTab_(form, tab), row, kept, deskCells_(lead, row > end));
    } catch (error) {
      writeRow_(tab, row, kept, {});
      console.warn("The lead is in the sheet, without its status: " + error);
    }
    const crowd = day.filter((row) => isWithin_(floodWindow, row, now)).length;
    if (crowd < floodLimit) return { mail: "lead", sheet: tab.sheet, row };
    return { mail: crowd === floodLimit ? "flood" : "none" };
  });
}

/** Runs `work` while no other execution of the script changes rows. Throws if others hold the lock for too long. @type {<T>(work: () => T) => T} */
function locked_(work) {
  const lock = LockService.getScriptLock();
  if (!lock.tryLock(lockWait)) throw new Error("too many posts at once");
  try {
    return work();
  } finally {
    lock.releaseLock();
  }
}

/** The spreadsheet of the leads. Throws if there is none. @returns {GoogleAppsScript.Spreadsheet.Spreadsheet} */
function book_() {
  if (settings.sheet !== "") return SpreadsheetApp.openByUrl(settings.sheet);
  const book = SpreadsheetApp.getActiveSpreadsheet();
  if (book) return book;
  throw new Error("no spreadsheet; start from its menu, as README.md says");
}

/**
 * The tab of a form, made if missing. Columns are found by their headings in the first row; missing headings are added
 * at the end.
 * @type {(form: FormName) => Tab}
 * @throws if there is no spreadsheet, or the first row has fewer than half of the headings
 */
function tabFor_(form) {
  const book = book_();
  const name = tabNames[form];
  const sheet = book.getSheetByName(name) || book.insertSheet(name);
  const names = [...leadForms[form], "receivedAt"];
  const header = headerOf_(sheet, names.length);
  const missing = names.filter((heading) => !header.includes(heading));
  if (header.length > 0 && missing.length > names.length / 2)
    throw new Error(
      `the first row of the tab "${name}" is not the script's, which has ${names.join(", ")}`,
    );

  addHeadings_(sheet, header, names);
  /** @type {Record<string, number>} */
  const columns = {};
  for (const heading of names) columns[heading] = header.indexOf(heading) + 1;
  return { sheet, header, columns };
}

/** Adds the headings that are missing right of all others, to the sheet and to `header`. @type {(sheet: Tab["sheet"], header: string[], names: readonly string[]) => void} */
function addHeadings_(sheet, header, names) {
  const missing = names.filter((heading) => !header.includes(heading));
  if (missing.length === 0) return;

  // A header read from the sheet has a text for each column, also for empty columns at the end.
  if (header[header.length - 1] === "") header.length = sheet.getLastColumn();
  const end = header.length + missing.length;
  const width = sheet.getMaxColumns();
  if (end > width) sheet.insertColumnsAfter(width, end - width);
  const added = sheet.getRange(1, header.length + 1, 1, missing.length);
  added.setValues([missing]);
  sheet.setFrozenRows(1);
  header.push(...missing);
}

/**
 * The texts of the first row, one for each column; none if the row is empty. If the clinic has deleted the
 * headings, the first row is a lead, recognised by its time of receipt: then a row for the headings is inserted above
 * it.
 * @type {(sheet: Tab["sheet"], width: number) => string[]}
 */
function headerOf_(sheet, width) {
  const [cells] = sheet.getRange("1:1").getDisplayValues();
  if (/^\d{4}-\d\d-\d\dT.*\+05:30$/.test(cells[width - 1])) {
    sheet.insertRowBefore(1);
    return [];
  }
  const header = cells.map((text) => text.trim());
  return header.some((text) => text !== "") ? header : [];
}

/** Whether less than `time` milliseconds are between the receipt of a row and `now`. @type {(time: number, row: Lead, now: Date) => boolean} */
function isWithin_(time, row, now) {
  return Math.abs(now.getTime() - Date.parse(row.receivedAt)) < time;
}

/**
 * Rows of the sheet, each as its values by heading.
 * @type {(tab: Tab, first: number, last: number) => Lead[]}
 */
function rows_({ sheet, columns }, first, last) {
  const width = Math.max(...Object.values(columns));
  const range = sheet.getRange(first, 1, last - first + 1, width);
  const places = Object.entries(columns);
  return range.getDisplayValues().map((cells) => {
    const row = places.map(([name, place]) => [name, cells[place - 1]]);
    return Object.fromEntries(row);
  });
}

/**
 * The last leads, the row of the last one, and the last row with any content. Between these two rows, only columns of
 * the clinic are filled.
 * @type {(tab: Tab) => { rows: Lead[], last: number, end: number }}
 */
function recentLeads_(tab) {
  /** @type {Lead[]} */
  let rows = [];
  const end = tab.sheet.getLastRow();
  let last = end;
  while (last > 1) {
    if (rows.length === 0)
      rows = rows_(tab, Math.max(2, last - recentRows + 1), last);
    if (Object.values(rows[rows.length - 1]).some((text) => text !== "")) break;
    rows.pop();
    last -= 1;
  }
  return { rows, last: Math.max(1, last), end };
}

/**
 * Writes a lead, as text, and the cells of the desk, by heading. Columns side by side are written at once; columns of
 * the clinic between them are not touched.
 * @type {(tab: Tab, row: number, lead: Lead, desk: Lead) => void}
 * @throws if the sheet refuses one of the cells
 */
function writeRow_({ sheet, columns }, row, lead, desk) {
  if (row > sheet.getMaxRows()) sheet.insertRowAfter(sheet.getMaxRows());
  // The text format comes first: otherwise a phone number loses its leading zero, and dates change their format.
  const texts = Object.keys(lead).map((name) => `R${row}C${columns[name]}`);
  sheet.getRangeList(texts).setNumberFormat("@");
  const cells = { ...desk };
  for (const name in lead) cells[name] = spreadsheetText(lead[name]);
  const names = Object.keys(cells).sort((a, b) => columns[a] - columns[b]);
  while (names.length > 0) {
    const start = columns[names[0]];
    const gap = names.findIndex((name, at) => columns[name] !== start + at);
    const run = names.splice(0, gap < 0 ? names.length : gap);
    const range = sheet.getRange(row, start, 1, run.length);
    range.setValues([run.map((name) => cells[name])]);
  }
  // Otherwise the next post may search for repeats before the row is in the sheet.
  SpreadsheetApp.flush();
}

/** Tells the clinic of a new row by mail. The row is written already, so an error costs only the mail. @type {(kept: Kept, form: FormName, lead: Lead) => void} */
function notify_({ mail, sheet, row = 0 }, form, lead) {
  if (settings.notify === "" || mail === "none") return;

  const many = `More than ${floodLimit} ${form} requests came within ten minutes. Each is a row in the sheet. There are no mails about single requests until fewer come.`;
  // Google may refuse the address that the parent typed, with an error that names it; the second mail has none.
  for (const replyTo of new Set([lead.email || "", ""]))
    try {
      const message = sheet
        ? leadMail_(form, lead, rowLink_(sheet, row))
        : mail_(`very many ${form} requests`, many, []);
      return MailApp.sendEmail(replyTo ? { ...message, replyTo } : message);
    } catch (error) {
      const reason = String(error).replace(replyTo, "");
      console.warn("The lead is in the sheet, but no mail was sent: " + reason);
    }
}

/** The mail about a new lead. Its subject has no personal data, because locked phones show it. @type {(form: FormName, lead: Lead, row: string) => Mail} */
function leadMail_(form, lead, row) {
  const { parentName, timestamp, ...shown } = lead;
  if (!settings.sendsParentsText && shown.serviceRequest)
    shown.serviceRequest = "Only in the sheet.";
  /** @type {FieldName[]} */
  const first = ["childName", "dob", "serviceRequest"];
  const names = new Set([...first, ...leadForms[form]]);
  const lines = [...names].map((name) => [
    leadMessages.en.names[name]
      .replace(/^the | \(.*\)$/g, "")
      .replace(/^./, (letter) => letter.toUpperCase()),
    shown[name],
  ]);
  const card = { title: parentName, lines, links: links_(lead, row) };
  return mail_(`new ${form} request`, `New ${form} request`, [card]);
}

/** The phone number of a lead, as typed. @type {(lead: Lead) => string} */
function phone_(lead) {
  return lead.contact || lead.phoneNumber || "";
}

/** Links to call, to chat and to the row, each with its label. Only an Indian number of ten digits becomes a link. @type {(lead: Lead, row: string) => string[][]} */
function links_(lead, row) {
  const digits = phone_(lead)
    .replace(/[\s().-]/g, "")
    // Hindi keyboards may type Devanagari digits.
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));
  const match = /^(?:(?:\+|00)?91)?0?([1-9]\d{9})$/.exec(digits);
  const number = match ? match[1] : "";
  const chat = `https://wa.me/91${number}?text=${encodeURIComponent(settings.greeting)}`;
  return [
    ["Call", number && `tel:+91${number}`],
    ["WhatsApp", /^[6-9]/.test(number) ? chat : ""],
    ["Open the row", row],
  ].filter(([, address]) => address !== "");
}

/** @type {(sheet: Tab["sheet"], row: number) => string} */
function rowLink_(sheet, row) {
  const given = settings.sheet.replace(/[?#].*/, "");
  const book = given || sheet.getParent().getUrl();
  return `${book}#gid=${sheet.getSheetId()}&range=${row}:${row}`;
}

/** A mail to the clinic. All markup of mails is made here, and each text is escaped. @type {(subject: string, heading: string, cards: Card[]) => Mail} */
function mail_(subject, heading, cards) {
  const html = cards.map(({ title, lines, links }) => {
    const parts = [`<h2 style="${styles.title}">${escapeHtml_(title)}</h2>`];
    for (const [label, text] of lines.filter(([, text]) => text))
      parts.push(
        `<p style="${styles.line}"><span style="opacity:.75">${escapeHtml_(label)}:</span> ${escapeHtml_(text)}</p>`,
      );
    for (const [label, address] of links) {
      const style = `${styles.link};${label === "Call" ? styles.call : ""}`;
      const url = escapeHtml_(address);
      parts.push(`<a style="${style}" href="${url}">${label}</a>`);
    }
    return `<div style="${styles.card}">${parts.join("\n")}</div>`;
  });
  const htmlBody = `<meta name="color-scheme" content="light dark"><div style="${styles.mail}"><h1 style="${styles.heading}">${escapeHtml_(heading)}</h1>
${html.join("\n")}</div>`;
  subject = `K7 website: ${subject}`;
  return { to: settings.notify, subject, body: heading, htmlBody };
}

/** Today in Delhi, such as 2026-11-24. */
function today_() {
  return indianTime(new Date()).slice(0, 10);
}

/** A day in words, such as "Tuesday 24 November". @type {(day: string) => string} */
function dayName_(day) {
  return new Date(day).toLocaleDateString("en-GB", {
    weekday: "long",
    day: "numeric",
    month: "long",
    // JavaScript reads a date without a time as midnight in UTC.
    timeZone: "UTC",
  });
}

/** The day so many days after `start`, or the next one on which the clinic is open. @type {(days: number, start?: string) => string} */
function openDay_(days, start = today_()) {
  const date = new Date(start);
  date.setUTCDate(date.getUTCDate() + days);
  const day = date.toISOString().slice(0, 10);
  const isClosed = date.getUTCDay() === 0 || settings.closedDays.includes(day);
  return isClosed ? openDay_(1, day) : day;
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
 * The page that a parent without scripts sees, in every language, because a post does not tell its language. Google
 * shows it in a frame, so links open in a new tab.
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
