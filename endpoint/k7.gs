// The script of K7's lead sheet (endpoint/README.md). Paste it whole; `npm run format` writes it from endpoint/*.js.

// The web app that receives the two lead forms and answers the parent, in Google Apps Script (README.md). A page of the
// script can call every function whose name does not end in _. So only functions that Google calls have such names, and
// those of lead.js and messages.js, which neither read nor change anything of the clinic.

/** @typedef {import("./lead.js").FormName} FormName */
/** @typedef {import("./lead.js").Lead} Lead */
/** @typedef {import("./lead.js").Pairs} Pairs */
/** @typedef {import("./messages.js").Texts} Texts */

/**
 * Receives a form, keeps the lead as one row and answers. Never throws, because the parent would see an error page of
 * Google.
 * @param {GoogleAppsScript.Events.DoPost} [event]
 */
function doPost(event) {
  let scripted = true;
  try {
    const pairs = sentPairs_(event);
    scripted = pairs.length === 0 || sentByScript(pairs);
    const read = readLead(pairs, new Date());
    if (!read.ok) return answer_(scripted, errorTexts(read.error));

    const kept = keepLead_(read.form, read.lead);
    try {
      if (kept) notify_(kept, read.form, read.lead);
    } catch (error) {
      console.warn("The lead is in the sheet, but no mail was sent: " + error);
    }
    return answer_(scripted);
  } catch (error) {
    console.error("A lead could not be saved: " + error);
    return answer_(scripted, errorTexts({ message: "notSaved" }));
  }
}

/** The names and values as sent. @type {(event?: GoogleAppsScript.Events.DoPost) => Pairs} */
function sentPairs_(event) {
  return Object.entries(event?.parameters ?? {}).flatMap(([name, values]) =>
    values.map((value) => /** @type {const} */ ([name, value])),
  );
}

/** Answers a GET request: of a person who tries the address, or of `npm run launch-check`, which compares the rules. */
function doGet() {
  const rules = { leadForms, leadRules, leadMessages };
  return json_({ ok: true, service: "k7-leads", rules });
}

/**
 * The answer to a post: JSON to the site's script, a page to a browser without scripts.
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

/** The text as HTML that shows its markup. @type {(text: string) => string} */
function escapeHtml_(text) {
  return text
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;")
    .replace(/"/g, "&quot;")
    .replace(/\n/g, "<br>");
}

// The fields and rules of the two forms, for the spreadsheet script (README.md) and for Node. A plain script without
// imports, in the version of JavaScript that Google Apps Script runs.

/** @typedef {import("./messages.js").Messages} Messages */
/** @typedef {"booking" | "consultation"} FormName */
/** @typedef {keyof Messages["names"]} FieldName */
/** @typedef {Record<string, string>} Lead every field of its form; empty where nothing was sent */
/** @typedef {readonly (readonly [name: string, value: string])[]} Pairs field names and values as sent, repeats included */
/** @typedef {{ required: boolean, maxLength?: number, multiline?: boolean, pattern?: string, choices?: readonly string[] }} FieldRule */
/** @typedef {Partial<FieldRule> & { message: Exclude<keyof Messages, "names">, field?: FieldName }} LeadError field: with its rule */
/** @typedef {{ ok: true, form: FormName, lead: Lead } | { ok: false, error: LeadError }} LeadResult */

/**
 * The fields of each form, in the order of the specification (section 3), which is the order of the columns.
 * @type {Record<FormName, readonly FieldName[]>}
 */
const leadForms = {
  // prettier-ignore
  booking: ["parentName", "phoneNumber", "location", "serviceRequest", "timestamp"],
  // prettier-ignore
  consultation: ["childName", "dob", "gender", "parentName", "contact", "email", "address", "serviceRequest", "timestamp"],
};

/**
 * The rules of each field (specification, sections 5 and 9), which the website's forms take over at build. `maxLength`
 * counts UTF-16 units, as browsers do; `pattern` is for the whole value; a field that is not `multiline` loses its line
 * breaks.
 * @type {Record<FieldName, FieldRule>}
 */
const leadRules = {
  parentName: { required: true, maxLength: 200 },
  phoneNumber: { required: true, maxLength: 40 },
  location: { required: true, choices: ["delhi CR Park"] },
  childName: { required: true, maxLength: 200 },
  dob: { required: true },
  gender: { required: true, choices: ["Male", "Female", "Other"] },
  contact: { required: true, pattern: "[0-9]{10}" },
  email: { required: false, maxLength: 254 },
  address: { required: true, maxLength: 1000, multiline: true },
  serviceRequest: { required: false, maxLength: 5000, multiline: true },
  timestamp: { required: false },
};

/** @type {readonly FormName[]} */
const formNames = ["booking", "consultation"];

/** Milliseconds within which the same lead is a repeat, not a new request. */
const repeatWindow = 24 * 60 * 60 * 1000;

/** The start of a text that a spreadsheet may run as a formula: OWASP's list, with full-width signs, also after spaces. */
const formulaStart = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/**
 * Reads what a form sent: finds out which form it is, cleans and checks the values, and adds the fields that are missing
 * (specification, sections 3 and 5). Browsers, their extensions and the address may have added names: what is no field of
 * the form is ignored, and of two values for one field the first that is not blank counts. Never throws.
 * @param {Pairs} pairs
 * @param {Date} now replaces a missing or wrong timestamp; the date of birth is one of `birthdays(now)`
 * @returns {LeadResult}
 */
function readLead(pairs, now) {
  const form = formOf(pairs);
  /** @type {Lead} */
  const lead = {};
  for (const field of leadForms[form]) {
    const rule = leadRules[field];
    const text =
      pairs
        .filter(([name]) => fieldName(name) === field)
        .map(([, value]) => cleanText(value, rule.multiline))
        .find((value) => value !== "") || "";
    lead[field] = field === "contact" ? tidyPhone(text) : text;
    const message = fieldError(field, lead[field], now);
    if (message) return { ok: false, error: { message, field, ...rule } };
  }
  const { timestamp = "" } = lead;
  if (!isIsoTime(timestamp)) lead.timestamp = now.toISOString();
  return { ok: true, form, lead };
}

/** The form of which fewer required fields are missing. @type {(pairs: Pairs) => FormName} */
function formOf(pairs) {
  const names = pairs.map(([name]) => fieldName(name));
  const missing = (/** @type {FormName} */ form) =>
    leadForms[form].filter(
      (field) => leadRules[field].required && !names.includes(field),
    ).length;
  return missing("booking") < missing("consultation")
    ? "booking"
    : "consultation";
}

/**
 * The field of an input. The specification (section 3) gives one input another name, and a browser without scripts sends
 * that name.
 * @type {(name: string) => string}
 */
function fieldName(name) {
  return name === "medicalHistory" ? "serviceRequest" : name;
}

/**
 * Text without control characters, direction marks and unpaired surrogates, which no parent types. Joiners stay, because
 * Hindi and emoji need them, but a text of joiners alone is blank. Line breaks stay if the field is multiline.
 * @type {(value: string, multiline?: boolean) => string}
 */
function cleanText(value, multiline) {
  const text = value
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(multiline ? /\t/g : /[\t\n]/g, " ")
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g, "")
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "")
    .replace(/[\u200b\ufeff\ufffe\uffff]|[\ud800-\udfff]/gu, "")
    .trim();
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text) ? text : "";
}

/**
 * A phone number without what people write between digits, and without +91, 0091, 91 or 0 in front, each digit of any
 * script as a plain one. A prefix without a plus goes only if ten digits follow, because a number may begin with the same
 * digits. Other characters stay, so that the result has ten digits only if the text is a number of India.
 * @type {(text: string) => string}
 */
function tidyPhone(text) {
  return text
    .replace(/\p{Nd}/gu, plainDigit)
    .replace(/[\s\p{P}\p{M}\p{C}|~\u2044\u2212\u2215]/gu, "")
    .replace(/^[+\uff0b]91/, "")
    .replace(/^(0{0,2}91)?0?(?=\d{10}$)/, "");
}

/**
 * The plain digit of a digit of any script. In Unicode each script has its digits in a row, from 0 to 9; rows may follow
 * one another.
 * @type {(digit: string) => string}
 */
function plainDigit(digit) {
  let code = /** @type {number} */ (digit.codePointAt(0));
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint((code -= 1)))) value += 1;
  return String(value % 10);
}

/**
 * The message for a cleaned value that is wrong; undefined if nothing is.
 * @type {(field: FieldName, value: string, now: Date) => LeadError["message"] | undefined}
 */
function fieldError(field, value, now) {
  const { required, maxLength = Infinity, pattern, choices } = leadRules[field];
  if (value === "" && !required) return undefined;
  if (choices) return choices.includes(value) ? undefined : "choose";
  if (value === "") return "fillIn";
  if (value.length > maxLength) return "tooLong";
  const isRight =
    (!pattern || new RegExp(`^(?:${pattern})$`).test(value)) &&
    (field !== "dob" || isDate(value)) &&
    (field !== "email" || value.includes("@"));
  if (!isRight) return "check";
  if (field !== "dob") return undefined;
  const { min, max } = birthdays(now);
  if (value > max) return "notBorn";
  return value < min ? "bornLongAgo" : undefined;
}

/**
 * The first and the last date of birth that the form takes: 19 years back and today in Delhi. The clinic's children are up
 * to 14. A year that was typed with two digits is long before the first.
 * @type {(now: Date) => { min: string, max: string }}
 */
function birthdays(now) {
  const max = indianTime(now).slice(0, 10);
  const first = new Date(max);
  first.setUTCFullYear(first.getUTCFullYear() - 19);
  return { min: first.toISOString().slice(0, 10), max };
}

/** Whether a text is a day of the calendar, such as 2019-08-24. @type {(value: string) => boolean} */
function isDate(value) {
  const midnight = value + "T00:00Z";
  // JavaScript may read 30 February as 2 March.
  return (
    isIsoTime(midnight) && new Date(midnight).toISOString().startsWith(value)
  );
}

/** @type {(value: string) => boolean} */
function isIsoTime(value) {
  const shape =
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;
  return shape.test(value) && !isNaN(Date.parse(value));
}

/**
 * A moment as a clock in Delhi shows it, such as 2026-11-21T12:30:00+05:30. India has one time zone and no summer time.
 * @type {(moment: Date) => string}
 */
function indianTime(moment) {
  const shifted = new Date(moment.getTime() + 330 * 60 * 1000);
  return shifted.toISOString().slice(0, 19) + "+05:30";
}

/**
 * Whether the site's script sent these pairs. The script always fills in the timestamp; a browser without scripts never
 * does.
 * @type {(pairs: Pairs) => boolean}
 */
function sentByScript(pairs) {
  return pairs.some(([name, value]) => name === "timestamp" && value !== "");
}

/**
 * Whether two leads are the same request, also if one was read from a sheet, which may remove a leading apostrophe.
 * Timestamps do not count, because each press of Submit has a different one.
 * @type {(form: FormName, one: Lead, other: Lead) => boolean}
 */
function isSameRequest(form, one, other) {
  const text = (/** @type {string | undefined} */ value = "") =>
    value.normalize("NFC").replace(/^'/, "").replace(/\s+/g, " ").trim();
  return leadForms[form].every(
    (name) => name === "timestamp" || text(one[name]) === text(other[name]),
  );
}

/**
 * The value as harmless text for a spreadsheet: a formula gets a leading apostrophe, which keeps it from running.
 * @type {(value: string) => string}
 */
function spreadsheetText(value) {
  return formulaStart.test(value) ? "'" + value : value;
}

/** The value of a spreadsheet text, without the apostrophe that spreadsheetText has added. @type {(text: string) => string} */
function plainText(text) {
  const rest = text.replace(/^'/, "");
  return formulaStart.test(rest) ? rest : text;
}

// Only Node has modules. In Google Apps Script, the other files see the names above without an import.
if (typeof module !== "undefined")
  // prettier-ignore
  module.exports = {
    formNames, leadForms, leadRules, repeatWindow, readLead, sentByScript,
    fieldName, tidyPhone, birthdays, isSameRequest, spreadsheetText, plainText, indianTime,
  };

// What the endpoint tells parents, in each language, for the spreadsheet script (README.md) and for Node.

/** @typedef {import("./lead.js").LeadError} LeadError */
/** @typedef {typeof english} Messages */
/** @typedef {{ en: string, [language: string]: string }} Texts one message by the codes of the languages */

const english = {
  names: {
    parentName: "the parent's name",
    phoneNumber: "the phone number",
    location: "the location",
    childName: "the child's name",
    dob: "the date of birth (year-month-day)",
    gender: "the gender",
    contact: "the contact number (10 digits)",
    email: "the email address (with @)",
    address: "the address",
    serviceRequest: "the service request",
    timestamp: "the timestamp",
  },
  fillIn: "Please fill in {field}.",
  check: "Please check {field}.",
  choose: "Please choose {field} from the list: {choices}.",
  tooLong: "Please shorten {field}: at most {maxLength} characters.",
  notBorn: "The date of birth lies in the future.",
  bornLongAgo:
    "Please write the year of birth with all four digits: this date is too long ago.",
  notSaved: "Your request could not be saved just now.",
  // The messages below are for the page after a post without scripts.
  sentTitle: "Thank you",
  sent: "Thank you for your submission! We'll get back to you soon.",
  notSentTitle: "Your request was not sent",
  tryAgain:
    "Please go back with your browser's back button and try again, or call the centre.",
  phone: "Phone:",
  phoneElsewhere: "The phone number is on every page of the website.",
};

/** @type {Messages} */
const hindi = {
  names: {
    parentName: "माता या पिता का नाम",
    phoneNumber: "फ़ोन नंबर",
    location: "सेंटर",
    childName: "बच्चे का नाम",
    dob: "जन्म की तारीख (साल-महीना-दिन)",
    gender: "जेंडर",
    contact: "फ़ोन नंबर (10 अंक)",
    email: "ईमेल (@ के साथ)",
    address: "पता",
    serviceRequest: "“किस बात में मदद चाहिए?” का जवाब",
    timestamp: "भेजने का समय",
  },
  fillIn: "{field} भरें।",
  check: "{field} एक बार देख लें।",
  choose: "{field} फ़ॉर्म में दी हुई लिस्ट से चुनें।",
  tooLong: "{field}: ज़्यादा से ज़्यादा {maxLength} अक्षर लिखें।",
  notBorn: "जन्म की यह तारीख अभी आई नहीं है।",
  bornLongAgo: "जन्म का साल चारों अंकों में लिखें: यह तारीख बहुत पहले की है।",
  notSaved: "आपका फ़ॉर्म अभी सेव नहीं हो पाया।",
  sentTitle: "धन्यवाद",
  sent: "फ़ॉर्म भेजने के लिए धन्यवाद! हम जल्द ही आपसे बात करेंगे।",
  notSentTitle: "आपका फ़ॉर्म नहीं गया",
  tryAgain: "ब्राउज़र के बैक बटन से वापस जाकर फिर कोशिश करें, या सेंटर को फ़ोन करें।",
  phone: "फ़ोन:",
  phoneElsewhere: "फ़ोन नंबर वेबसाइट के हर पेज पर है।",
};

/**
 * The messages to parents, by the codes of the site's languages (content-model/languages.ts), English first.
 * @type {Record<string, Messages>}
 */
const leadMessages = { en: english, hi: hindi };

/** An error in each language, with the {places} of its message filled in. @type {(error: LeadError) => Texts} */
function errorTexts({ message, field, choices = [], maxLength }) {
  /** @type {Texts} */
  const texts = { en: "" };
  for (const [language, messages] of Object.entries(leadMessages)) {
    /** @type {Record<string, unknown>} */
    const places = {
      field: field && messages.names[field],
      choices: choices.join(", "),
      maxLength,
    };
    const text = messages[message];
    texts[language] = text.replace(/\{(\w+)\}/g, (_, place) =>
      String(places[place]),
    );
  }
  return texts;
}

// Only Node has modules. In Google Apps Script, the other files see the names above without an import.
if (typeof module !== "undefined")
  module.exports = { leadMessages, errorTexts };

// The tabs and rows of the leads, for the spreadsheet script (README.md).

/** @typedef {{ sheet: GoogleAppsScript.Spreadsheet.Sheet, header: string[], columns: Record<string, number> }} Tab columns: by heading, counted from 1 */
/** @typedef {{ sheet: Tab["sheet"], row: number, before: number }} Kept before: how many leads of the form came within floodWindow before this one */

const tabNames = { booking: "Booking", consultation: "Consultation" };

/** Milliseconds to wait for the lock. With a cold start of the script, it is less than the website waits (20 s). */
const lockWait = 10000;

/** How many of the last rows are read and searched for a repeat: more than a clinic gets in a day. */
const recentRows = 1000;

/** Milliseconds in which the leads of a flood are counted (mail.js). */
const floodWindow = 10 * 60 * 1000;

/**
 * Writes one row for one request, also while others are posted. Undefined for a repeat, which is not written.
 * @type {(form: FormName, lead: Lead) => Kept | undefined}
 * @throws if the sheet refuses the row, or other posts hold the lock for too long
 */
function keepLead_(form, lead) {
  return locked_(() => {
    const now = new Date();
    const tab = tabFor_(form);
    const { rows, last, end } = recentLeads_(tab);
    const day = rows.filter((row) => isWithin_(repeatWindow, row, now));
    if (day.some((row) => isSameRequest(form, row, lead))) return undefined;

    const row = last + 1;
    const kept = { ...lead, receivedAt: indianTime(now) };
    writeLead_(tab, row, kept, deskCells_(lead, row > end));
    if (row === 2) optional_(() => tab.sheet.setFrozenRows(1));
    const flood = day.filter((row) => isWithin_(floodWindow, row, now));
    return { sheet: tab.sheet, row, before: flood.length };
  });
}

/**
 * Runs `work` while no other execution of the script changes rows.
 * @type {<T>(work: () => T) => T}
 * @throws if others hold the lock for too long
 */
function locked_(work) {
  const lock = LockService.getScriptLock();
  if (!lock.tryLock(lockWait)) throw new Error("too many posts at once");
  try {
    return work();
  } finally {
    lock.releaseLock();
  }
}

/**
 * Makes a change of the sheet on which no lead depends. A refusal, such as of a format in the columns of a table, is logged.
 * @type {(change: () => unknown) => void}
 */
function optional_(change) {
  try {
    change();
    SpreadsheetApp.flush();
  } catch (error) {
    console.warn("Google refused a setting of the sheet: " + error);
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
 * The tab of a form, made if missing, with the columns of a lead.
 * @type {(form: FormName) => Tab}
 * @throws if there is no spreadsheet, or the first row has fewer than half of the headings
 */
function tabFor_(form) {
  const book = book_();
  const name = tabNames[form];
  const sheet = book.getSheetByName(name) || book.insertSheet(name);
  const names = [...leadForms[form], "receivedAt"];
  const header = headerOf_(sheet, names.length);
  const known = names.filter((heading) => header.includes(heading));
  if (header.length > 0 && known.length < names.length / 2)
    throw new Error(
      `the first row of the tab "${name}" is not the script's, which has ${names.join(", ")}`,
    );

  const tab = { sheet, header, columns: {} };
  addColumns_(tab, names);
  return tab;
}

/**
 * Writes the headings that are missing, right of all others, and puts the columns of all these headings into `columns`.
 * @type {(tab: Tab, names: readonly string[]) => void}
 */
function addColumns_({ sheet, header, columns }, names) {
  const missing = names.filter((heading) => !header.includes(heading));
  if (missing.length > 0) {
    // A header read from the sheet has a text for each column, also for empty columns at the end.
    if (header[header.length - 1] === "") header.length = sheet.getLastColumn();
    const end = header.length + missing.length;
    const width = sheet.getMaxColumns();
    if (end > width) sheet.insertColumnsAfter(width, end - width);
    const added = sheet.getRange(1, header.length + 1, 1, missing.length);
    added.setValues([missing]);
    header.push(...missing);
  }
  for (const heading of names) columns[heading] = header.indexOf(heading) + 1;
}

/**
 * The texts of the first row, one for each column; none if the row is empty. If the clinic has deleted the headings, the
 * first row is a lead, recognised by its time of receipt: then a row for the headings is inserted above it.
 * @type {(sheet: Tab["sheet"], width: number) => string[]}
 */
function headerOf_(sheet, width) {
  const [cells] = sheet.getRange("1:1").getDisplayValues();
  if (/^'?\d{4}-\d\d-\d\dT.*\+05:30$/.test(cells[width - 1])) {
    sheet.insertRowBefore(1);
    return [];
  }
  const header = cells.map((text) => text.trim());
  return header.some((text) => text !== "") ? header : [];
}

/**
 * Whether less than `time` milliseconds are between the receipt of a row and `now`.
 * @type {(time: number, row: Lead, now: Date) => boolean}
 */
function isWithin_(time, row, now) {
  return Math.abs(now.getTime() - Date.parse(row.receivedAt)) < time;
}

/** Rows of the sheet, each as its texts by heading. A sheet may show the apostrophe of writeRow_. @type {(tab: Tab, first: number, last: number) => Lead[]} */
function rows_({ sheet, columns }, first, last) {
  const width = Math.max(...Object.values(columns));
  const range = sheet.getRange(first, 1, last - first + 1, width);
  const places = Object.entries(columns);
  return range
    .getDisplayValues()
    .map((cells) =>
      Object.fromEntries(
        places.map(([name, at]) => [name, cells[at - 1].replace(/^'/, "")]),
      ),
    );
}

/**
 * The last leads, the row of the last one, and the last row with any content. Between these two rows, only columns of
 * the clinic are filled.
 * @type {(tab: Tab) => { rows: Lead[], last: number, end: number }}
 */
function recentLeads_(tab) {
  const end = tab.sheet.getLastRow();
  let last = end;
  /** @type {Lead[]} */
  let rows = [];
  while (last > 1 && rows.length === 0) {
    const first = Math.max(2, last - recentRows + 1);
    rows = rows_(tab, first, last);
    const texts = () => Object.values(rows[rows.length - 1]);
    while (rows.length > 0 && texts().every((text) => text === "")) rows.pop();
    last = first + rows.length - 1;
  }
  return { rows, last, end };
}

/**
 * Writes a lead and its cells of the desk. If the sheet refuses that, it writes the lead without the desk, without the text
 * format, which a table refuses in its columns, or without both.
 * @type {(tab: Tab, row: number, lead: Lead, desk: Lead) => void}
 * @throws if the sheet refuses a cell of the lead
 */
function writeLead_(tab, row, lead, desk) {
  /** @type {[without: string, isFormatted: boolean, cells: Lead][]} */
  const ways = [
    ["", true, desk],
    ["its status", true, {}],
    ["its text format", false, desk],
    ["its text format and its status", false, {}],
  ];
  let refusal;
  for (const [without, isFormatted, cells] of ways)
    try {
      if (cells === desk) addColumns_(tab, deskHeadings);
      writeRow_(tab, row, lead, cells, isFormatted);
      if (without)
        console.warn(
          `The lead is in the sheet, without ${without}: ${refusal}`,
        );
      return;
    } catch (error) {
      refusal = error;
    }
  throw refusal;
}

/**
 * Writes a lead, as text, and the cells of the desk, by heading. Columns side by side are written at once, because each
 * call to Google takes time; columns of the clinic between them are not touched.
 * @type {(tab: Tab, row: number, lead: Lead, desk: Lead, isFormatted: boolean) => void}
 * @throws if the sheet refuses the format or one of the cells
 */
function writeRow_({ sheet, columns }, row, lead, desk, isFormatted) {
  if (row > sheet.getMaxRows()) sheet.insertRowAfter(sheet.getMaxRows());
  const cells = { ...desk };
  // Without the text format or an apostrophe, a phone number loses its leading zero, and a date of birth becomes a date that
  // each country shows in another way. The format comes first: in a cell that has it, Google may show the apostrophe.
  const places = Object.keys(lead).map((name) => `R${row}C${columns[name]}`);
  if (isFormatted) sheet.getRangeList(places).setNumberFormat("@");
  for (const name in lead)
    cells[name] = isFormatted
      ? spreadsheetText(lead[name])
      : lead[name] && "'" + lead[name];
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

// The receptionist's desk, for the spreadsheet script (README.md): the columns to the right of a lead, the triggers, and
// deletion. Any visitor of a page of the script can call the functions whose names do not end in _. Each of them first
// checks that its event has the id of a trigger, or that it can open a menu of the spreadsheet: a visitor's call can do neither.

/** @typedef {{ sheet: Tab["sheet"], row: number, lead: Lead }} DeskLead */

const deskHeadings = ["status", "next", "note", "whatsapp"];
// prettier-ignore
const statuses = ["New", "No answer", "Visit fixed", "Came", "Did not come", "Started", "Not now"];
/** @type {Record<string, number>} What a new status sets `next` to, in days from today; NaN empties it. */
// prettier-ignore
const daysUntilNext = { "No answer": 1, "Did not come": 0, Started: NaN, "Not now": NaN };
const overdueColor = "#f2b8ad";
/** The maximum number of leads in a mail and in a confirmation. */
const listLength = 30;

/** Adds the menu. Google calls it when a person opens the spreadsheet of the script. */
function onOpen() {
  const menu = SpreadsheetApp.getUi().createMenu("K7 desk");
  menu.addItem("Delete old requests…", "deleteOldLeads").addToUi();
}

/**
 * Adds the desk's columns, lists and colours to both tabs, and replaces the triggers. A person runs it in the editor of
 * the script; it may be run again.
 */
function setUpDesk() {
  SpreadsheetApp.getUi();
  const book = book_();
  book.setSpreadsheetTimeZone("Asia/Kolkata");
  // 12/01/2027, typed by a person, is in January.
  book.setSpreadsheetLocale("en_IN");
  locked_(() => formNames.forEach((form) => arrange_(deskTab_(form))));
  const names = ["sendMorningMail", "deskEdited"];
  for (const trigger of ScriptApp.getProjectTriggers())
    if (names.includes(trigger.getHandlerFunction()))
      ScriptApp.deleteTrigger(trigger);
  const clock = ScriptApp.newTrigger("sendMorningMail").timeBased();
  const nine = clock.inTimezone("Asia/Kolkata").atHour(9).nearMinute(0);
  nine.everyDays(1).create();
  ScriptApp.newTrigger("deskEdited").forSpreadsheet(book).onEdit().create();
  console.log("The desk is set up: " + book.getUrl());
}

/** Sets the lists, date checks and colours of the desk's columns, as far as the sheet takes them. @param {Tab} tab */
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

/** Returns the tab of a form, after adding the desk's columns that are missing. @type {(form: FormName) => Tab} */
function deskTab_(form) {
  const tab = tabFor_(form);
  addColumns_(tab, deskHeadings);
  return tab;
}

/**
 * The desk's cells of a new lead. If the clinic has already typed something in this row, empty cells are left out, so that
 * they do not overwrite it.
 * @type {(lead: Lead, isEmptyRow: boolean) => Lead}
 */
function deskCells_(lead, isEmptyRow) {
  const [, chat] = links_(lead, "");
  // The only formula of the sheet. It contains nothing that a parent typed, except ten digits.
  const whatsapp = chat ? `=HYPERLINK("${chat[1]}", "${chat[0]}")` : "";
  // Google reads a text such as 2026-11-24 as the same day in every locale. A Date would depend on the time zone of the sheet.
  const cells = { status: "New", next: openDay_(0), note: "", whatsapp };
  const entries = Object.entries(cells);
  return Object.fromEntries(entries.filter(([, text]) => isEmptyRow || text));
}

/**
 * Sets `next` in the rows in which a person has changed the status and not `next`.
 * @param {GoogleAppsScript.Events.SheetsOnEdit} event
 */
function deskEdited(event) {
  if (!isTrigger_(event)) return;
  const { range, value } = event;
  const name = range.getSheet().getName();
  const form = formNames.find((each) => tabNames[each] === name);
  const last = range.getLastRow();
  if (!form || last < 2) return;

  const tab = deskTab_(form);
  const { status, next } = tab.columns;
  const isEdited = (/** @type {number} */ column) =>
    range.getColumn() <= column && column <= range.getLastColumn();
  if (!isEdited(status) || isEdited(next)) return;

  const first = Math.max(2, range.getRow());
  const leads = rows_(tab, first, last);
  // If the cell no longer has the value of the event, somebody has sorted the sheet or changed the cell again. Then no date
  // is changed here, and the morning mail lists the lead on the date that it had.
  if (value !== undefined && value !== leads[0].status) return;
  for (const [name, days] of Object.entries(daysUntilNext)) {
    const cells = leads.flatMap((lead, index) =>
      statusOf_(lead) === name ? `R${first + index}C${next}` : [],
    );
    const day = isNaN(days) ? "" : openDay_(days);
    if (cells.length > 0) tab.sheet.getRangeList(cells).setValue(day);
  }
}

/**
 * Sends the morning mail on each working day; on the first one of a month it also lists what is to be deleted.
 * @param {GoogleAppsScript.Events.TimeDriven} event
 */
function sendMorningMail(event) {
  const today = today_();
  if (!isTrigger_(event) || openDay_(0) !== today) return;
  const properties = PropertiesService.getScriptProperties();
  // Google may run a trigger twice.
  const mailedOn = locked_(() => {
    const day = properties.getProperty("mailedOn");
    properties.setProperty("mailedOn", today);
    return day;
  });
  if (mailedOn === today || settings.notify === "") return;
  const isFirst = today === openDay_(0, today.slice(0, 8) + "01");
  const mail = morningMail_(isFirst ? oldLeads_() : []);
  if (mail) MailApp.sendEmail(mail);
}

/** Deletes leads that are older than the privacy notice allows, at most 30, after a person has confirmed the list. */
function deleteOldLeads() {
  const ui = SpreadsheetApp.getUi();
  const old = oldLeads_().slice(0, listLength);
  const title = `Delete ${old.length} requests?`;
  const list = old.map(({ lead: { parentName, receivedAt, status, note } }) =>
    [parentName, receivedAt, short_(status), short_(note)]
      .filter((text) => text)
      .join(", "),
  );
  const pressed = ui.alert(title, list.join("\n"), ui.ButtonSet.YES_NO);
  if (pressed !== ui.Button.YES) return;
  const confirmed = old.map(({ lead }) => JSON.stringify(lead));
  locked_(() => {
    // Deletes the last row first, because a deletion changes the numbers of the rows below.
    for (const { sheet, row, lead } of oldLeads_().reverse()) {
      if (!confirmed.includes(JSON.stringify(lead))) continue;
      // Google refuses to delete all rows below the frozen one.
      if (sheet.getMaxRows() === 2) sheet.insertRowAfter(2);
      sheet.deleteRow(row);
    }
    SpreadsheetApp.flush();
  });
}

/** Whether an event comes from a trigger: it has the id of one, which visitors do not know. @param {{ triggerUid: string }} [event] */
function isTrigger_(event) {
  const triggers = ScriptApp.getProjectTriggers();
  return triggers.some((each) => each.getUniqueId() === event?.triggerUid);
}

/** The leads of both tabs. @returns {DeskLead[]} */
function deskLeads_() {
  return formNames.flatMap((form) => {
    const tab = deskTab_(form);
    const { sheet } = tab;
    // From the first row on, because Google refuses a range of no rows.
    return rows_(tab, 1, sheet.getLastRow())
      .map((lead, index) => ({ sheet, row: index + 1, lead }))
      .slice(1)
      .filter(({ lead }) => leadForms[form].some((name) => lead[name]));
  });
}

/** The leads that are older than `settings.keepYears` years and did not start. */
function oldLeads_() {
  const [year, ...monthAndDay] = today_().split("-");
  const limit = [Number(year) - settings.keepYears, ...monthAndDay].join("-");
  return deskLeads_().filter(({ lead }) => {
    const { receivedAt } = lead;
    const isOld = /^\d{4}-/.test(receivedAt) && receivedAt < limit;
    return isOld && statusOf_(lead) !== "Started";
  });
}

/**
 * The status of the list with which a lead's status begins, in any case, because people also type; otherwise the status as it
 * is.
 * @type {(lead: Lead) => string}
 */
function statusOf_({ status = "" }) {
  const typed = status.trim().replace(/\s+/g, " ").toLowerCase();
  const known = statuses.find((each) => typed.startsWith(each.toLowerCase()));
  return known || status;
}

/** The text as one line that is short enough for a list in a dialogue. @type {(text?: string) => string} */
function short_(text = "") {
  const line = text.replace(/\s+/g, " ");
  return line.length > 60 ? line.slice(0, 60) + "…" : line;
}

/** Today in Delhi, such as 2026-11-24. */
function today_() {
  return indianTime(new Date()).slice(0, 10);
}

/** The day that is `days` days after `start`; if the clinic is closed then, the next open day. @type {(days: number, start?: string) => string} */
function openDay_(days, start = today_()) {
  const date = new Date(start);
  date.setUTCDate(date.getUTCDate() + days);
  const day = date.toISOString().slice(0, 10);
  const isClosed = date.getUTCDay() === 0 || settings.closedDays.includes(day);
  return isClosed ? openDay_(1, day) : day;
}
