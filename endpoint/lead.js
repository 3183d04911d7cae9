// @ts-check
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
