// @ts-check
// Everything that only Google runs, beside lead.js (README.md), in this order: posts and answers,
// rows, mails, days, the desk. A page of the script can call every function whose name does not end
// in _. Each of these that acts, except doPost and doGet, first checks that its event has the id of
// a trigger, or that it can open a menu of the spreadsheet: a visitor can do neither.

// The posts and their answers

// Never throws: the parent would see a page of Google.
/** @param {GoogleAppsScript.Events.DoPost} [event] */
function doPost(event) {
  let scripted = true;
  try {
    const sent = Object.entries(event?.parameters ?? {});
    /** @type {[name: string, value: string][]} */
    const pairs = sent.flatMap(([name, values]) => values.map((value) => [name, value]));
    scripted = pairs.length === 0 || sentByScript(pairs);
    const read = readLead(pairs, new Date());
    if (!read.ok) return answer_(scripted, errorTexts(read.error));

    const kept = keepOrMail_(read.form, read.lead);
    try {
      if (kept) notify_(read.form, read.lead, kept);
    } catch (error) {
      console.warn("The lead is in the sheet, but no mail was sent: " + error);
    }
    return answer_(scripted);
  } catch (error) {
    console.error("A lead could not be saved: " + error);
    return answer_(scripted, errorTexts({ message: "notSaved" }));
  }
}

/** Anybody can read the answer; `npm run launch-check` does. */
function doGet() {
  const rules = { leadForms, leadMessages };
  const { phone, keepYears } = settings;
  const { weekdays, unread } = readSettings_();
  const closedWeekdays = weekdays.map((day) => firstWord_(weekdayNames[day]));
  const clinic = { phone, keepYears, closedWeekdays };
  const problems = [...unread, missedMorningMails_()]
    .filter((text) => text)
    .map((text) => text.replace(/(notify:).*/, "$1 setUpDesk says what"));
  return json_({ ok: true, service: "k7-leads", rules, clinic, problems });
}

// JSON for the site's script, a page for a browser without scripts.
/** @type {(scripted: boolean, error?: Texts) => unknown} */
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

/** Google shows it in a frame, so links open in a new tab. @param {Texts} [error] */
function page_(error) {
  const call = String(settings.phone).replace(/[^+0-9]/g, "");
  const number = escapeHtml_(String(settings.phone)).replace(/ /g, "&nbsp;");
  const link = `<a href="tel:${call}" target="_blank">${number}</a>`;
  const languages = Object.entries(leadMessages);
  const named = error ? "notSentTitle" : "sentTitle";
  const titles = languages.map(([, messages]) => messages[named]);
  const sections = languages.map(([language, messages], index) => {
    const heading = index === 0 ? "h1" : "h2";
    const text = error ? `${error[language]} ${messages.tryAgain}` : messages.sent;
    const phone = call ? `${messages.phone} ${link}` : messages.phoneElsewhere;
    return `<section lang="${language}">
<${heading}>${titles[index]}</${heading}>
<p>${escapeHtml_(text)}</p>
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

// The rows

const tabNames = { booking: "Booking", consultation: "Consultation" };

/** Milliseconds: with a cold start, less than the 20 s for which the website waits. */
const lockWait = 10000;

// Writes one row for a request, none for a repeat; throws if that fails.
/** @type {(form: FormName, lead: Lead) => Kept | undefined} */
function keepLead_(form, lead) {
  return locked_(() => {
    const now = new Date();
    const tab = tabFor_(form);
    // The clinic may have filled its own columns below the last lead.
    const end = Math.max(1, tab.sheet.getLastRow());
    const rows = rows_(tab, 1, end);
    const isFilled = rows.map((row) => Object.values(row).join("") !== "");
    const row = isFilled.lastIndexOf(true) + 2;
    const request = requestText(form, lead);
    const isRecent = (/** @type {Lead} */ { receivedAt }) =>
      Math.abs(now.getTime() - Date.parse(receivedAt)) < repeatWindow;
    if (rows.some((row) => isRecent(row) && requestText(form, row) === request)) return undefined;

    const kept = { ...lead, receivedAt: indianTime(now) };
    writeLead_(tab, row, kept, deskCells_(lead, row > end));
    if (row === 2) optional_(() => tab.sheet.setFrozenRows(1));
    return { sheet: tab.sheet, row };
  });
}

// Mails what the sheet refuses: a website that cannot read the answer has thanked the parent.
/** @type {typeof keepLead_} */
function keepOrMail_(form, lead) {
  try {
    return keepLead_(form, lead);
  } catch (error) {
    try {
      mailOnce_(form, lead);
    } catch (failure) {
      console.error("The lead was not mailed either: " + failure);
    }
    throw error;
  }
}

/** Google keeps a text for six hours at most. @type {(form: FormName, lead: Lead) => void} */
function mailOnce_(form, lead) {
  const cache = CacheService.getScriptCache();
  const number = phone_(lead);
  const request = requestText(form, lead);
  try {
    if (cache.get(number) === request) return;
  } catch {
    // Rather twice than never.
  }
  notify_(form, lead);
  cache.put(number, request, 6 * 60 * 60);
}

/** @type {<T>(work: () => T, wait?: number) => T} */
function locked_(work, wait = lockWait) {
  const lock = LockService.getScriptLock();
  if (!lock.tryLock(wait)) throw new Error("too many posts at once");
  try {
    return work();
  } finally {
    lock.releaseLock();
  }
}

// A table refuses formats in its columns; no lead depends on them.
/** @type {(change: () => unknown) => void} */
function optional_(change) {
  try {
    change();
    SpreadsheetApp.flush();
  } catch (error) {
    console.warn("Google refused a setting of the sheet: " + error);
  }
}

/** @returns {GoogleAppsScript.Spreadsheet.Spreadsheet} */
function book_() {
  if (settings.sheet !== "") return SpreadsheetApp.openByUrl(settings.sheet);
  const book = SpreadsheetApp.getActiveSpreadsheet();
  if (book) return book;
  throw new Error("no spreadsheet; start from its menu, as README.md says");
}

// The tab of a form, made if missing; throws if it is somebody else's. Only in `locked_`.
/** @type {(form: FormName) => Tab} */
function tabFor_(form) {
  const book = book_();
  const name = tabNames[form];
  const names = [...fieldNamesOf(form), "receivedAt"];
  const known = (/** @type {string[]} */ header, /** @type {string[]} */ all = names) =>
    all.filter((heading) => placeOf_(heading, header) > 0).length;
  const half = names.length / 2;
  // The forms share headings.
  const shared = formNames.filter((each) => each !== form).flatMap(fieldNamesOf);
  const own = fieldNamesOf(form).filter((heading) => !shared.includes(heading));
  const isRenamed = (/** @type {Tab["sheet"]} */ sheet) => {
    const header = headerOf_(sheet);
    return known(header) > half && known(header, own) > 0;
  };
  const sheet =
    book.getSheetByName(name) ||
    book.getSheets().find((each) => formOfTab_(each) === form) ||
    book.getSheets().find(isRenamed)?.setName(name) ||
    book.insertSheet(name);
  let header = headerOf_(sheet);
  // The clinic has deleted the headings: the first row is a lead.
  if (/^'?\d{4}-\d\d-\d\dT.*\+05:30$/.test(header[names.length - 1])) {
    sheet.insertRowBefore(1);
    header = [];
  }
  if (header.length > 0 && known(header) < half)
    throw new Error(
      `the first row of the tab "${name}" is not the script's, which has ${names.join(", ")}`,
    );

  const tab = { sheet, header, columns: {} };
  addColumns_(tab, names);
  return tab;
}

// Google refuses a second tab whose name differs only in case.
/** @type {(sheet: Tab["sheet"]) => FormName | undefined} */
function formOfTab_(sheet) {
  const name = sheet.getName().trim().toLowerCase();
  return formNames.find((form) => tabNames[form].toLowerCase() === name);
}

/** Right of all other headings. @type {(tab: Tab, names: readonly string[]) => void} */
function addColumns_({ sheet, header, columns }, names) {
  const missing = names.filter((heading) => placeOf_(heading, header) === 0);
  if (missing.length > 0) {
    // A header that was read has a text for each column, also for empty ones at the end.
    if (header[header.length - 1] === "") header.length = sheet.getLastColumn();
    const end = header.length + missing.length;
    const width = sheet.getMaxColumns();
    if (end > width) sheet.insertColumnsAfter(width, end - width);
    const added = sheet.getRange(1, header.length + 1, 1, missing.length);
    added.setValues([missing]);
    // Otherwise the next in turn may add them again.
    SpreadsheetApp.flush();
    header.push(...missing);
  }
  for (const heading of names) columns[heading] = placeOf_(heading, header);
}

// The column of a heading, or 0. A phone begins a cell with a capital, and people add blanks.
/** @type {(heading: string, header: string[]) => number} */
function placeOf_(heading, header) {
  const plain = (/** @type {string} */ text) => text.replace(/[^\p{L}\p{N}]/gu, "").toLowerCase();
  const loose = header.findIndex((text) => plain(text) === plain(heading));
  // The clinic's own "Status" may stand beside "status".
  return header.indexOf(heading) + 1 || loose + 1;
}

/** The texts of the first row; none if it is empty. @param {Tab["sheet"]} sheet */
function headerOf_(sheet) {
  const [header] = sheet.getRange("1:1").getDisplayValues();
  return header.some((text) => text.trim() !== "") ? header : [];
}

// A sheet may show the apostrophe of writeRow_.
/** @type {(tab: Tab, first: number, last: number) => Lead[]} */
function rows_({ sheet, columns }, first, last) {
  const width = Math.max(...Object.values(columns));
  const range = sheet.getRange(first, 1, last - first + 1, width);
  return range.getDisplayValues().map((cells) => {
    /** @type {Lead} */
    const row = {};
    for (const name in columns) row[name] = cells[columns[name] - 1].replace(/^'/, "");
    return row;
  });
}

// Where the sheet refuses, without the desk's cells, the text format, or both.
/** @type {(tab: Tab, row: number, lead: Lead, desk: Lead) => void} */
function writeLead_(tab, row, lead, desk) {
  let refusal;
  for (const isFormatted of [true, false])
    for (const cells of [desk, {}])
      try {
        if (cells === desk) addColumns_(tab, deskHeadings);
        writeRow_(tab, row, lead, cells, isFormatted);
        const without = [!isFormatted && "its text format", cells !== desk && "its status"];
        const missing = without.filter(Boolean).join(" and ");
        if (missing) console.warn(`The lead is in the sheet, without ${missing}: ${refusal}`);
        return;
      } catch (error) {
        refusal = error;
      }
  throw refusal;
}

// Writes columns side by side at once, as each call takes time, and none of the clinic's.
/** @type {(tab: Tab, row: number, lead: Lead, desk: Lead, isFormatted: boolean) => void} */
function writeRow_({ sheet, columns }, row, lead, desk, isFormatted) {
  if (row > sheet.getMaxRows()) sheet.insertRowAfter(sheet.getMaxRows());
  const cells = { ...desk };
  // Otherwise a number loses its leading zero, and a country shows a date in its own way. The
  // format comes first: a cell that has it may show the apostrophe.
  const places = Object.keys(lead).map((name) => `R${row}C${columns[name]}`);
  if (isFormatted) sheet.getRangeList(places).setNumberFormat("@");
  for (const name in lead)
    cells[name] = isFormatted ? spreadsheetText(lead[name]) : lead[name] && "'" + lead[name];
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

// The mails

/** No colours of text, so that a dark mail program can choose its own. */
const styles = {
  mail: "font:16px/1.5 sans-serif;max-width:36rem;overflow-wrap:anywhere",
  heading: "font-size:18px;margin:0 0 12px",
  card: "margin:12px 0;padding:12px;border:1px solid #9a63b3;border-radius:12px",
  title: "font-size:20px;margin:0 0 8px",
  link: "display:inline-block;margin:8px 4px 0 0;padding:11px;border:1px solid;border-radius:8px;color:inherit",
  call: ";background:#7a3797;color:#fff",
};

/** The maximum number of leads with links in a mail, and in a confirmation. */
const listLength = 30;

/** How many more the morning mail names in a line: Gmail hides what follows the first 102 kB. */
const linesLength = 400;

/** Mails to each address that are kept for the morning, and for posts at the same moment. */
const reservedMails = 5;

/** @type {(form: FormName, lead: Lead, kept?: Kept) => void} kept: none if refused */
function notify_(form, lead, kept) {
  // Google counts each address of a mail.
  const cost = readSettings_().notify.length;
  if (cost === 0) return;
  // Where there is no row, the mail has the only copy.
  const reserved = kept ? reservedMails * cost : 0;
  const left = MailApp.getRemainingDailyQuota() - reserved;
  if (left < cost) throw new Error("the mails of today are used up");

  const place = kept && { row: kept.row, ...tabPlace_(kept.sheet) };
  const mail = leadMail_(form, lead, place, left < 2 * cost);
  try {
    if (lead.email) return MailApp.sendEmail({ ...mail, replyTo: lead.email });
  } catch {
    // Google may refuse what the parent typed. The error contains it, so it is not logged.
  }
  MailApp.sendEmail(mail);
}

// Locked phones show the subject: no personal data. Gmail joins mails of one subject, and "Reply"
// would go to another family: so it has the time and the row.
/** @type {(form: FormName, lead: Lead, place: Place | undefined, isLast: boolean) => Mail} */
function leadMail_(form, lead, place, isLast) {
  const { timestamp, ...shown } = lead;
  if (settings.sendsParentsText !== true && shown.serviceRequest)
    shown.serviceRequest = place ? "Only in the sheet." : "Please ask.";
  /** @type {FieldName[]} */
  const first = ["childName", "dob", "serviceRequest"];
  const names = new Set([...first, ...fieldNamesOf(form)]);
  names.delete("parentName");
  const lines = [...names].map((name) => [
    leadMessages.en.names[name]
      .replace(/^the | \(.*\)$/g, "")
      .replace(/^./, (letter) => letter.toUpperCase()),
    shown[name],
  ]);
  const silence = missedMorningMails_();
  /** @type {(title: string, label: string, text: string) => Card} */
  const notice = (title, ...line) => ({ title, lines: [line] });
  const cards = [
    !place &&
      notice(
        "Not in the sheet",
        "Please type it into the sheet",
        "It could not be written; the script's Executions say why. The parent may send it again, so look for it first.",
      ),
    leadCard_(lead.parentName, lines, links_(lead, settings.greeting), place),
    isLast &&
      notice(
        "The last mail of today",
        "Please look into the sheet",
        "Google sends no more mails in one day. Each further request is a row in the sheet, and the morning mail has them all.",
      ),
    silence !== "" && notice("No morning mail", "Please mend it", silence),
  ];
  const now = new Date();
  const time = `${shortToday_()}, ${indianTime(now).slice(11, place ? 16 : 19)}`;
  const request = `${form} request${place ? "" : ", not in the sheet"}`;
  // Several may be refused in one second.
  const subject = place
    ? `new ${request}, ${time}, row ${place.row}`
    : `${request}, ${time}${now.toISOString().slice(19, 23)}`;
  return mail_(subject, `New ${request}`, cards);
}

/** @type {(title: string, lines: string[][], links: string[][], place?: Place) => Card} */
function leadCard_(title, lines, links, place) {
  if (!place) return { title, lines, links };
  const row = `${place.row} of ${place.name}, if not sorted since`;
  return {
    title,
    lines: [...lines, ["Row", row]],
    links: [...links, ["Open the sheet", place.link]],
  };
}

/** What to do if the morning mail has not run for two days; empty if it has. */
function missedMorningMails_() {
  try {
    const ranOn = PropertiesService.getScriptProperties().getProperty("ranOn");
    const missed = Date.parse(today_()) - Date.parse(ranOn || "1970-01-01");
    if (missed <= 2 * dayLength) return "";
    const since = ranOn ? `since ${dayName_(ranOn)}` : "yet";
    return `The morning mail has not run ${since}: nobody is reminded of who waits. Open K7 script, Extensions > Apps Script, and run setUpDesk.`;
  } catch (error) {
    console.warn("Nobody knows when the morning mail has run: " + error);
    return "";
  }
}

/** @type {(leads: DeskLead[], old: DeskLead[], isWeekly?: boolean) => Mail | undefined} */
function morningMail_(leads, old, isWeekly = true) {
  const waiting = leads
    .map((each) => ({ ...each, ...waits_(each.lead, isWeekly) }))
    .filter(({ why }) => why)
    // Who has no day comes last.
    .sort((one, other) => (one.since || "x").localeCompare(other.since || "x"));
  const cards = waiting.slice(0, listLength).map(({ lead, why, ...place }) => {
    const status = [short_(lead.status) || "New", why];
    const note = ["Note", short_(lead.note, 100)];
    const lines = [status, ["Phone", phone_(lead)], note];
    return leadCard_(short_(lead.parentName, 40), lines, links_(lead), place);
  });
  const others = waiting
    .slice(listLength)
    .map(({ lead, since }) => [
      short_(lead.parentName, 24) || "No name",
      (short_(phone_(lead), 24) || "-") + (since ? "" : ", check the date"),
    ]);
  const rest = others.splice(linesLength).length;
  const title = `${others.length + rest} more`;
  if (rest > 0) others.push(["And in the sheet", `${rest} more`]);
  if (others.length > 0) cards.push({ title, lines: others });
  if (old.length > 0)
    cards.push({
      title: `${old.length} to delete: open K7 script on a computer, menu K7 desk`,
      lines: old
        .slice(0, listLength)
        .map(({ lead }) => [lead.receivedAt.slice(0, 10), short_(lead.parentName, 24)]),
    });
  if (cards.length === 0) return undefined;
  const due = waiting.filter(({ since }) => since);
  const asked = waiting.length - due.length;
  const since = due.length > 0 && dayName_(due[0].since);
  const counts = [
    since && `${due.length} waiting, the oldest since ${since}`,
    asked > 0 && `dates to check: ${asked}`,
  ];
  const heading = counts.filter(Boolean).join(", ") || "0 waiting";
  return mail_(`${shortToday_()}: ${heading}`, heading, cards);
}

// The day to act is `next` or that of receipt: `why` is empty if nobody waits, `since` if the
// clinic is only asked for a day, which it is once a week.
/** @type {(lead: Lead, isWeekly: boolean) => { why: string, since: string }} */
function waits_({ next = "", receivedAt = "", ...lead }, isWeekly) {
  const status = statusOf_(lead);
  const typed = next.trim();
  const [day] = dayOf_(typed || receivedAt.replace(/T.*/, ""));
  const since = day || today_();
  const nobody = { why: "", since: "" };
  if (status === "Started" || (status === "Not now" && !typed)) return nobody;
  if (typed && !day)
    return {
      why: `“${short_(typed)}” in “next” is no date. Type one such as 12/01/2027`,
      since: "",
    };
  const question =
    !typed && askedWeekly.includes(status)
      ? "no date in “next”. Type one, or choose Started or Not now."
      : since > addDays_(today_(), 366) && status !== "Not now"
        ? `${dayName_(since)} is more than a year away. Is it right?`
        : "";
  if (question) return isWeekly ? { why: `${question} Asked once a week`, since: "" } : nobody;
  if (since > today_()) return nobody;
  const isListed = status === "" || statuses.includes(status);
  const reason = isListed ? "" : ", because the list has no such status";
  return { why: `due ${dayName_(since)}${reason}`, since };
}

/** @type {(lead: Lead) => string} */
function phone_(lead) {
  return lead.contact || lead.phoneNumber || "";
}

// Labels and addresses. Only a number of India becomes a link; of two in one cell, the first.
/** @type {(lead: Lead, greeting?: string) => string[][]} */
function links_(lead, greeting = "") {
  const text = phone_(lead);
  const number = [text, ...text.split(/[,;/&\n]|\bor\b/i)]
    .map(tidyPhone)
    .find((digits) => /^[1-9]\d{9}$/.test(digits));
  if (!number) return [];
  const draft = greeting && `?text=${encodeURIComponent(greeting)}`;
  const links = [["Call", `tel:+91${number}`]];
  if (number >= "6") links.push(["WhatsApp", `https://wa.me/91${number}${draft}`]);
  return links;
}

/** Opens no row: after a sort, it is another family's. @param {Tab["sheet"]} sheet */
function tabPlace_(sheet) {
  const given = settings.sheet.replace(/[?#].*/, "");
  const book = given || sheet.getParent().getUrl();
  return { name: sheet.getName(), link: `${book}#gid=${sheet.getSheetId()}` };
}

/** @type {(subject: string, heading: string, cards: (Card | false)[]) => Mail} */
function mail_(subject, heading, cards) {
  const shown = cards.flatMap((card) => card || []);
  const html = shown.map(({ title, lines, links = [] }) => {
    const texts = lines
      .filter(([, text]) => text)
      .map((line) => line.map(escapeHtml_))
      .map(([label, text]) => `<b>${label}:</b> ${text}<br>`);
    const buttons = links.map(([label, address]) => {
      const style = styles.link + (label === "Call" ? styles.call : "");
      return `<a style="${style}" href="${escapeHtml_(address)}">${label}</a>`;
    });
    return `<div style="${styles.card}"><h2 style="${styles.title}">${escapeHtml_(title)}</h2>
${[...texts, ...buttons].join("\n")}</div>`;
  });
  const htmlBody = `<meta name="color-scheme" content="light dark"><div style="${styles.mail}"><h1 style="${styles.heading}">${escapeHtml_(heading)}</h1>
${html.join("\n")}</div>`;
  const to = readSettings_().notify.join();
  const title = `K7 website: ${subject}`;
  return { to, subject: title, body: heading, htmlBody };
}

// Days. What Google writes depends on its release, so nothing is read out of it.

/** The first word is what mails say; people may also write what begins with another one. */
// prettier-ignore
const weekdayNames = ["Sunday रवि इतवार", "Monday सोम", "Tuesday मंगल", "Wednesday बुध", "Thursday गुरु गुरू बृहस्पति वीर", "Friday शुक्र", "Saturday शनि"];
// prettier-ignore
const monthNames = ["January जन", "February फर", "March मार्च", "April अप्रैल", "May मई", "June जून", "July जुल", "August अग", "September सित", "October अक्", "November नव", "December दिस"];

/** @type {(names: string) => string} */
function firstWord_(names) {
  return names.split(" ")[0];
}

// Also of a part of it, such as "Sun"; or -1.
/** @type {(names: string[], word: string) => number} */
function placeOfName_(names, word) {
  return names.findIndex((each) => {
    const [english, ...stems] = each.toLowerCase().split(" ");
    return (
      (word.length > 2 && `${english}s`.startsWith(word)) ||
      stems.some((stem) => word.startsWith(stem))
    );
  });
}

/** Without the dots below Hindi letters. @type {(text: string) => string} */
function plain_(text) {
  const plain = plainDigits(text.normalize("NFD")).replace(/\u093c/g, "");
  return plain.normalize("NFC").toLowerCase().trim();
}

// The day with which a text begins, or "", and what follows. The day is before the month, as in
// India; without a year it is the nearest to `near`.
/** @type {(text: string, near?: string) => [day: string, rest: string]} */
function dayOf_(text, near = today_()) {
  const plain = plain_(text);
  const found =
    /^(?<year>\d{4})-(?<month>\d\d?)-(?<day>\d\d?)/.exec(plain) ||
    /^(?<day>\d\d?)([./-])(?<month>\d\d?)\2(?<year>\d{4}|\d\d)/.exec(plain) ||
    /^(?:[^\d\s]+ )?(?<day>\d\d?)(?:st|nd|rd|th)?[ -]?(?<name>[\p{L}\p{M}]{2,})\.?(?:,?[ -](?<year>\d{4}|(?<=-)\d\d|\d\d$))?/u.exec(
      plain,
    );
  const rest = found ? plain.slice(found[0].length) : "";
  const { year = "", month = "", day = "", name = "" } = found?.groups || {};
  if (!found || /^[\p{L}\p{M}\d]/u.test(rest)) return ["", text];
  const number = Number(month) || placeOfName_(monthNames, name) + 1;
  const [mm, dd] = [String(number), day].map((part) => part.padStart(2, "0"));
  const years = year
    ? [year.padStart(4, "20")]
    : [-1, 0, 1].map((more) => Number(near.slice(0, 4)) + more);
  const distance = (/** @type {string} */ one) => Math.abs(Date.parse(one) - Date.parse(near));
  const [first = ""] = years
    .map((each) => `${each}-${mm}-${dd}`)
    .filter(isDate)
    .sort((one, other) => distance(one) - distance(other));
  return [first, rest];
}

/** Milliseconds. */
const dayLength = 24 * 60 * 60 * 1000;

/** @type {(day: string, days: number) => string} */
function addDays_(day, days) {
  return new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10);
}

/** Today in Delhi. */
function today_() {
  return indianTime(new Date()).slice(0, 10);
}

// Such as "Tuesday 24 November", with a year that is not this one.
/** @type {(day: string) => string} */
function dayName_(day) {
  // JavaScript reads a date without a time as midnight in UTC.
  const date = new Date(day);
  const weekday = firstWord_(weekdayNames[date.getUTCDay()]);
  const month = firstWord_(monthNames[date.getUTCMonth()]);
  const year = day.slice(0, 4);
  return `${weekday} ${date.getUTCDate()} ${month}${today_().startsWith(year) ? "" : ` ${year}`}`;
}

/** Such as "Tue 24 Nov". */
function shortToday_() {
  return dayName_(today_()).replace(/(\w{3})\w*/g, "$1");
}

/** @type {(days: number, start?: string, more?: number) => string} */
function openDay_(days, start = today_(), more = 366) {
  const day = addDays_(start, days);
  const { weekdays, ranges } = readSettings_(day);
  const isClosed =
    weekdays.includes(new Date(day).getUTCDay()) ||
    ranges.some(([from, to]) => from <= day && day <= to);
  return isClosed && more > 0 ? openDay_(1, day, more - 1) : day;
}

/** @param {string} [near] a day without a year is nearest to it */
function readSettings_(near) {
  /** @type {string[]} */
  const unread = [];
  /** @type {ReadList} */
  const list = (name, separator, read) => {
    const parts = String(settings[name] ?? "")
      .split(separator)
      .map((part) => part.trim());
    return parts.filter(Boolean).flatMap((part) => {
      const value = read(part);
      if (value !== undefined) return [value];
      unread.push(`not understood in ${name}: ${part}`);
      return [];
    });
  };
  const address = /^(?:[^<]*<)?([\w.+'-]+@(?:[\w-]+\.)+[a-z]{2,})>?$/i;
  const notify = list("notify", /[,;\n]/, (part) => address.exec(part)?.[1]);
  const days = list("closedWeekdays", /[\s,;/&.]+|\band\b/i, (part) => {
    const day = placeOfName_(weekdayNames, plain_(part));
    return day < 0 ? undefined : day;
  });
  const ranges = list("closedDays", /[,;\n]|\band\b/i, (part) => {
    const [left, right = left] = part.split(/\s+-\s+|\s*[–—]\s*|\s+(?:to|till|until)\s+/i);
    const [from, rest] = dayOf_(left, near);
    const [to, more] = dayOf_(right, from || near);
    return from && to >= from && rest + more === "" ? [from, to] : undefined;
  });
  const [keepYears = Infinity] = list("keepYears", /$/, (part) =>
    /^[1-9]\d?$/.test(part) ? Number(part) : undefined,
  );
  const [hour = 9] = list("morningHour", /$/, (part) =>
    /^(1?\d|2[0-3])$/.test(part) ? Number(part) : undefined,
  );
  // A clinic that is never open would have no next open day.
  const weekdays = new Set(days).size < 7 ? days : [];
  return { notify, weekdays, ranges, keepYears, hour, unread };
}

// The desk

const deskHeadings = ["status", "next", "note", "whatsapp"];
// prettier-ignore
const statuses = ["New", "No answer", "Visit fixed", "Came", "Did not come", "Started", "Not now"];
// What a new status sets `next` to, in days from today; NaN empties it.
/** @type {Record<string, number>} */
// prettier-ignore
const daysUntilNext = { "No answer": 1, "Did not come": 0, Started: NaN, "Not now": NaN, "Visit fixed": NaN, Came: NaN };
/** The morning mail asks for their day once a week. */
const askedWeekly = ["Visit fixed", "Came"];
const overdueColor = "#f2b8ad";

/** Google calls it when a person opens the spreadsheet of the script. */
function onOpen() {
  const menu = SpreadsheetApp.getUi().createMenu("K7 desk");
  menu.addItem("Delete old requests…", "deleteOldLeads").addToUi();
}

/** A person runs it in the editor of the script, also again. */
function setUpDesk() {
  // Throws unless a person runs it: the web app must not.
  SpreadsheetApp.getUi();
  const book = book_();
  setCountry_(book);
  locked_(() => formNames.forEach((form) => arrange_(deskTab_(form))));
  const names = ["sendMorningMail", "deskEdited"];
  for (const trigger of ScriptApp.getProjectTriggers())
    if (names.includes(trigger.getHandlerFunction())) ScriptApp.deleteTrigger(trigger);
  const { notify, weekdays, ranges, keepYears, hour, unread } = readSettings_();
  const clock = ScriptApp.newTrigger("sendMorningMail").timeBased().inTimezone("Asia/Kolkata");
  clock.atHour(hour).nearMinute(0).everyDays(1).create();
  ScriptApp.newTrigger("deskEdited").forSpreadsheet(book).onEdit().create();
  // The mail of today is sent if its hour has not come.
  const properties = PropertiesService.getScriptProperties();
  properties.setProperty("ranOn", addDays_(today_(), -1));
  const closed = [
    ...weekdays.map((day) => firstWord_(weekdayNames[day])),
    ...ranges.map((range) => [...new Set(range)].map(dayName_).join(" to ")),
  ];
  console.log(`The desk is set up: ${book.getUrl()}
Mails go to: ${notify.join(", ") || "nobody"}
They have what the parent wrote: ${settings.sendsParentsText === true ? "yes" : "no"}
Phone: ${settings.phone || "none"}
The morning mail comes at about: ${hour}
Closed: ${closed.join(", ") || "never"}
Years until a request is deleted: ${keepYears}`);
  if (unread.length > 0)
    throw new Error(
      `The desk is set up, but ${unread.join("; ")}. Correct it in Code.gs, save, and run setUpDesk again.`,
    );
}

/** @param {GoogleAppsScript.Spreadsheet.Spreadsheet} book */
function setCountry_(book) {
  book.setSpreadsheetTimeZone("Asia/Kolkata");
  // 12/01/2027, typed by a person, is in January.
  book.setSpreadsheetLocale("en_IN");
}

/** Sets lists, date checks and colours, as far as the sheet takes them. @param {Tab} tab */
function arrange_({ sheet, columns }) {
  const rows = sheet.getMaxRows() - 1;
  const status = sheet.getRange(2, columns.status, rows);
  const next = sheet.getRange(2, columns.next, rows);
  const list = SpreadsheetApp.newDataValidation().requireValueInList(statuses);
  const date = SpreadsheetApp.newDataValidation().requireDate();
  const overdue = SpreadsheetApp.newConditionalFormatRule()
    .whenDateBefore(SpreadsheetApp.RelativeDate.TODAY)
    .setBackground(overdueColor)
    .setRanges([next]);
  const others = sheet
    .getConditionalFormatRules()
    .filter((r) => r.getBooleanCondition()?.getBackground() !== overdueColor);
  const rules = [...others, overdue.build()];
  optional_(() => sheet.setFrozenRows(1));
  optional_(() => status.setDataValidation(list.build()));
  optional_(() => next.setDataValidation(date.build()));
  optional_(() => next.setNumberFormat("yyyy-mm-dd"));
  optional_(() => sheet.setConditionalFormatRules(rules));
}

/** Also adds the columns of the desk. Only in `locked_`. @type {(form: FormName) => Tab} */
function deskTab_(form) {
  const tab = tabFor_(form);
  addColumns_(tab, deskHeadings);
  return tab;
}

/** @type {(lead: Lead, isEmptyRow: boolean) => Lead} */
function deskCells_(lead, isEmptyRow) {
  const [, chat] = links_(lead, settings.greeting);
  // The only formula of the sheet. It contains nothing that a parent typed, except ten digits.
  const whatsapp = chat ? `=HYPERLINK("${chat[1]}", "${chat[0]}")` : "";
  // Google reads 2026-11-24 as the same day in every locale. A Date depends on the time zone.
  const cells = { status: "New", next: openDay_(0), note: "", whatsapp };
  const entries = Object.entries(cells);
  return Object.fromEntries(entries.filter(([, text]) => isEmptyRow || text));
}

// Sets `next` where a person has changed the status and not `next`.
/** @param {GoogleAppsScript.Events.SheetsOnEdit} event */
function deskEdited(event) {
  if (!isTrigger_(event)) return;
  const { range, value } = event;
  const form = formOfTab_(range.getSheet());
  const last = range.getLastRow();
  if (!form || last < 2) return;

  locked_(() => {
    const tab = deskTab_(form);
    const { status, next } = tab.columns;
    const isEdited = (/** @type {number} */ column) =>
      range.getColumn() <= column && column <= range.getLastColumn();
    if (!isEdited(status) || isEdited(next)) return;

    const first = Math.max(2, range.getRow());
    const leads = rows_(tab, first, last);
    // Somebody has sorted the sheet or changed the cell again: the lead keeps its date.
    if (value !== undefined && value !== leads[0].status) return;
    // A paste skips the rows that a filter hides.
    const isFiltered = first < last && tab.sheet.getFilter() !== null;
    /** @type {Record<string, string[]>} by day, because each call to Google takes time */
    const places = {};
    leads.forEach((lead, index) => {
      const row = first + index;
      const day = newDay_(lead);
      if (day === undefined) return;
      if (isFiltered && tab.sheet.isRowHiddenByFilter(row)) return;
      (places[day] = places[day] || []).push(`R${row}C${next}`);
    });
    for (const day in places) tab.sheet.getRangeList(places[day]).setValue(day);
    SpreadsheetApp.flush();
  }, triggerWait);
}

// Undefined where a person may have typed it before: if it is no date or later than the script's
// own, and for a visit also today.
/** @type {(lead: Lead) => string | undefined} */
function newDay_(lead) {
  const status = statusOf_(lead);
  const days = daysUntilNext[status];
  if (days === undefined) return undefined;
  const [day] = dayOf_(lead.next);
  /** @type {Record<string, string>} */
  const visits = { "Visit fixed": addDays_(today_(), -1), Came: today_() };
  const last = visits[status] || openDay_(1);
  if (lead.next.trim() && (!day || day > last)) return undefined;
  return isNaN(days) ? "" : openDay_(days);
}

/** Nobody waits for a trigger. */
const triggerWait = 4 * 60 * 1000;

// On the first working day of a week also asks for dates, of a month lists old leads.
/** @param {GoogleAppsScript.Events.TimeDriven} event */
function sendMorningMail(event) {
  if (!isTrigger_(event)) return;
  const properties = PropertiesService.getScriptProperties();
  // Google may run a trigger twice at the same time. It frees the lock of what it ends.
  const turn = LockService.getUserLock();
  if (!turn.tryLock(1000)) return;
  try {
    const today = today_();
    const ranOn = properties.getProperty("ranOn") || "";
    if (ranOn === today) return;
    if (openDay_(0) === today && readSettings_().notify.length > 0) {
      const leads = locked_(() => {
        // A person may have set the sheet to a country that writes 12 January in another way.
        setCountry_(book_());
        return deskLeads_();
      }, triggerWait);
      // Also if that mail was not sent.
      const isFirst = (/** @type {string} */ start) => {
        const first = openDay_(0, start);
        const isLate = ranOn !== "" && ranOn < first && first < today;
        return today === first || isLate;
      };
      const sinceMonday = (new Date(today).getUTCDay() + 6) % 7;
      const monday = addDays_(today, -sinceMonday);
      const old = isFirst(today.slice(0, 8) + "01") ? oldLeads_(leads) : [];
      const mail = morningMail_(leads, old, isFirst(monday));
      if (mail) MailApp.sendEmail(mail);
    }
    properties.setProperty("ranOn", today);
  } finally {
    turn.releaseLock();
  }
}

/** Deletes at most 30, after a person has confirmed the list. */
function deleteOldLeads() {
  const ui = SpreadsheetApp.getUi();
  const old = locked_(() => oldLeads_(deskLeads_())).slice(0, listLength);
  if (old.length === 0) return ui.alert("No request is old enough to delete.");
  const title = `Delete ${old.length} requests?`;
  const list = old.map(({ lead }) => {
    const { parentName, receivedAt, status, note } = lead;
    const words = [parentName, receivedAt, short_(status), short_(note)];
    return words.filter(Boolean).join(", ");
  });
  const pressed = ui.alert(title, list.join("\n"), ui.ButtonSet.YES_NO);
  if (pressed !== ui.Button.YES) return;
  const confirmed = old.map(({ lead }) => JSON.stringify(lead));
  locked_(() => {
    // The last row first: a deletion changes the numbers of the rows below.
    for (const { sheet, row, lead } of oldLeads_(deskLeads_()).reverse()) {
      const at = confirmed.indexOf(JSON.stringify(lead));
      if (at < 0) continue;
      // Another row may have the same words.
      confirmed.splice(at, 1);
      // Google refuses to delete all rows below the frozen ones.
      const rows = sheet.getMaxRows();
      if (rows <= sheet.getFrozenRows() + 1) sheet.insertRowAfter(rows);
      sheet.deleteRow(row);
    }
    SpreadsheetApp.flush();
  });
}

/** Visitors do not know the id of a trigger. @param {{ triggerUid: string }} [event] */
function isTrigger_(event) {
  const triggers = ScriptApp.getProjectTriggers();
  return triggers.some((each) => each.getUniqueId() === event?.triggerUid);
}

/** Only in `locked_`. @returns {DeskLead[]} */
function deskLeads_() {
  return formNames.flatMap((form) => {
    const tab = deskTab_(form);
    const { sheet } = tab;
    const place = tabPlace_(sheet);
    // From the first row on, because Google refuses a range of no rows.
    return rows_(tab, 1, sheet.getLastRow())
      .map((lead, index) => ({ ...place, sheet, row: index + 1, lead }))
      .slice(1)
      .filter(({ lead }) => fieldNamesOf(form).some((name) => lead[name]));
  });
}

// The leads that are older than `settings.keepYears` years and did not start.
/** @param {DeskLead[]} leads */
function oldLeads_(leads) {
  const [year, ...monthAndDay] = today_().split("-");
  const { keepYears } = readSettings_();
  const limit = [Number(year) - keepYears, ...monthAndDay].join("-");
  return leads.filter(({ lead }) => {
    const { receivedAt } = lead;
    const isOld = /^\d{4}-/.test(receivedAt) && receivedAt < limit;
    return isOld && statusOf_(lead) !== "Started";
  });
}

/** The status with which a typed one begins. @type {(lead: Lead) => string} */
function statusOf_({ status = "" }) {
  const typed = status.trim().replace(/\s+/g, " ").toLowerCase();
  const known = statuses.find((each) => typed.startsWith(each.toLowerCase()));
  return known || status;
}

/** One line of at most `length` letters. @type {(text?: string, length?: number) => string} */
function short_(text = "", length = 60) {
  const letters = [...text.replace(/\s+/g, " ")];
  const rest = letters.splice(length);
  return letters.join("") + (rest.length > 0 ? "…" : "");
}
