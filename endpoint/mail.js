// @ts-check
// The mails to the clinic about one lead and in the morning, for the spreadsheet script (README.md).

/** @typedef {import("./lead.js").FieldName} FieldName */
/** @typedef {{ title: string, lines: string[][], links: string[][] }} Card lines: label and value; links: label and address */
/** @typedef {GoogleAppsScript.Mail.MailAdvancedParameters} Mail */

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

/** After this many leads of a form within ten minutes (floodWindow), one mail says so; then none until fewer come. */
const floodLimit = 30;

/** Tells the clinic of a new row by mail. @type {(kept: Kept, form: FormName, lead: Lead) => void} */
function notify_({ sheet, row, before }, form, lead) {
  if (settings.notify === "" || before > floodLimit) return;

  const many = `More than ${floodLimit} ${form} requests came within ten minutes. Each is a row in the sheet. There are no mails about single requests until fewer come.`;
  const mail =
    before === floodLimit
      ? mail_(`very many ${form} requests`, many, [])
      : leadMail_(form, lead, rowLink_(sheet, row));
  try {
    if (lead.email) return MailApp.sendEmail({ ...mail, replyTo: lead.email });
  } catch {
    // Google may refuse the address that the parent typed. The error contains it, so it is not logged.
  }
  MailApp.sendEmail(mail);
}

/**
 * The mail about a new lead. Its subject has no personal data, because locked phones show it.
 * @type {(form: FormName, lead: Lead, row: string) => Mail}
 */
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

/** The morning mail: who is waiting, and `old`; undefined if there is nothing to do. @type {(old: DeskLead[]) => Mail | undefined} */
function morningMail_(old) {
  const waiting = deskLeads_()
    .map((deskLead) => ({ ...deskLead, due: due_(deskLead.lead) }))
    .filter(({ due }) => due && due <= today_())
    .sort((one, other) => one.due.localeCompare(other.due));
  const cards = waiting.slice(0, listLength).map((each) => {
    const { sheet, row, lead, due } = each;
    const status = [lead.status || "New", `due ${dayName_(due)}`];
    const lines = [status, ["Phone", phone_(lead)], ["Note", lead.note]];
    const links = links_(lead, rowLink_(sheet, row));
    return { title: lead.parentName, lines, links };
  });
  if (old.length > 0) {
    const title = `${old.length} to delete: menu K7 desk, on a computer`;
    const lines = old
      .slice(0, listLength)
      .map(({ lead }) => [lead.receivedAt.slice(0, 10), lead.parentName]);
    cards.push({ title, lines, links: [] });
  }
  if (cards.length === 0) return undefined;
  let heading = `${waiting.length} waiting`;
  if (waiting.length > 0)
    heading += `, the oldest since ${dayName_(waiting[0].due)}`;
  return mail_(heading, heading, cards);
}

/** The day to act: `next`, or the day of receipt if `next` is empty; today if it is not a date; empty for no action. @type {(lead: Lead) => string} */
function due_({ next = "", receivedAt = "", ...lead }) {
  const status = statusOf_(lead);
  if (status === "Started" || (status === "Not now" && next === "")) return "";
  const [day] = /^\d{4}-\d\d-\d\d/.exec(next || receivedAt) || [today_()];
  return day;
}

/** The phone number of a lead, as typed. @type {(lead: Lead) => string} */
function phone_(lead) {
  return lead.contact || lead.phoneNumber || "";
}

/**
 * Links to call, to chat and to the row, each with its label. Only an Indian number of ten digits becomes a link.
 * @type {(lead: Lead, row: string) => string[][]}
 */
function links_(lead, row) {
  const digits = tidyPhone(phone_(lead));
  const number = /^[1-9]\d{9}$/.test(digits) ? digits : "";
  const chat = `https://wa.me/91${number}?text=${encodeURIComponent(settings.greeting)}`;
  return [
    ["Call", number && `tel:+91${number}`],
    ["WhatsApp", /^[6-9]/.test(number) ? chat : ""],
    ["Open the row", row],
  ].filter(([, address]) => address !== "");
}

/** The address of a row. @type {(sheet: Tab["sheet"], row: number) => string} */
function rowLink_(sheet, row) {
  const given = settings.sheet.replace(/[?#].*/, "");
  const book = given || sheet.getParent().getUrl();
  return `${book}#gid=${sheet.getSheetId()}&range=${row}:${row}`;
}

/**
 * A mail to the clinic. All markup of mails is made here, and each text is escaped.
 * @type {(subject: string, heading: string, cards: Card[]) => Mail}
 */
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
  const title = `K7 website: ${subject}`;
  return { to: settings.notify, subject: title, body: heading, htmlBody };
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
