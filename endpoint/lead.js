// @ts-check
// What a lead is: the one set of rules for the spreadsheet script (pasted beside code.js) and for Node.
// A plain script without import or export, in the language level Google Apps Script runs.

/** @typedef {"booking" | "consultation"} FormName */
/** @typedef {"parentName" | "phoneNumber" | "location" | "childName" | "dob" | "gender" | "contact" | "email" | "address" | "serviceRequest" | "timestamp"} FieldName */
/** @typedef {Record<string, string>} Lead Every field of its form, empty where nothing was sent. */
/** @typedef {{ ok: true, form: FormName, lead: Lead } | { ok: false, error: string }} LeadResult error: one sentence in English and, on the next line, in Hindi */
/** @typedef {readonly (readonly [name: string, value: string])[]} Pairs Field names and values as sent, repeats included. */
/** @typedef {{ label: string, most: number, required?: boolean, lines?: boolean }} FieldRule most: UTF-16 units, as maxlength counts */

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

/** Section 9: the only values of a choice. @type {Partial<Record<FieldName, readonly string[]>>} */
const leadChoices = {
  location: ["delhi CR Park"],
  gender: ["Male", "Female", "Other"],
};

/**
 * How to name each field to a parent, its longest value, and whether it must not be blank (section 5). The forms have the same
 * lengths (maxlength) and marks (components/lead-form/contract.ts): a page that does not read the answer cannot see a refusal.
 * @type {Record<FieldName, FieldRule>}
 */
const leadRules = {
  parentName: { label: "the parent's name", most: 200, required: true },
  phoneNumber: { label: "the phone number", most: 40, required: true },
  location: { label: "the location", most: 40, required: true },
  childName: { label: "the child's name", most: 200, required: true },
  dob: { label: "the date of birth", most: 10, required: true },
  gender: { label: "the gender", most: 10, required: true },
  contact: { label: "the contact number", most: 10, required: true },
  email: { label: "the email address", most: 254 },
  address: { label: "the address", most: 1000, required: true, lines: true },
  serviceRequest: { label: "the service request", most: 5000, lines: true },
  timestamp: { label: "the timestamp", most: 40 },
};

/** The same names in Hindi; apart from the rules, which launch-check compares. @type {Record<FieldName, string>} */
const hindiNames = {
  parentName: "माता या पिता का नाम",
  phoneNumber: "फ़ोन नंबर",
  location: "सेंटर",
  childName: "बच्चे का नाम",
  dob: "जन्म की तारीख",
  gender: "जेंडर",
  contact: "फ़ोन नंबर",
  email: "ईमेल",
  address: "पता",
  serviceRequest: "मदद वाली बात",
  timestamp: "भेजने का समय",
};

/** Milliseconds within which the same lead again is a repeat, not a new request. */
const repeatWindow = 24 * 60 * 60 * 1000;

/** A value that some spreadsheet would run: OWASP's list and its full-width forms, after any blank space. */
const formulaStart = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/**
 * Reads what a form sent. Tells the form by its fields; cleans, checks and completes the lead (specification, sections 3 and 5).
 * Never throws.
 * @param {Pairs} pairs
 * @param {Date} now taken for a missing timestamp; no child is born after it
 * @returns {LeadResult}
 */
function readLead(pairs, now) {
  const names = pairs.map(([name]) => fieldName(name));
  const form = formOf(names);
  if (!form)
    return refuse(
      "These are not the fields of the booking form or of the consultation form.\nये बुकिंग फ़ॉर्म या कंसल्टेशन फ़ॉर्म के खाने नहीं हैं।",
    );

  const unknown = names.find((name) => !hasField(form, name));
  if (unknown !== undefined)
    return refuse(
      `The ${form} form has no field called "${shortName(unknown)}".\n${form === "booking" ? "बुकिंग" : "कंसल्टेशन"} फ़ॉर्म में “${shortName(unknown)}” नाम का कोई खाना नहीं है।`,
    );
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated !== undefined)
    return refuse(
      `The field "${repeated}" was sent more than once.\n“${repeated}” वाला खाना एक से ज़्यादा बार आया।`,
    );

  /** @type {Lead} */
  const lead = {};
  for (const name of leadForms[form]) {
    const sent = pairs[names.indexOf(name)];
    const value = sent ? cleanText(sent[1], leadRules[name].lines) : "";
    const error = fieldError(name, value, now);
    if (error) return refuse(error);
    lead[name] = value;
  }
  if (lead.timestamp === "") lead.timestamp = now.toISOString();
  return { ok: true, form, lead };
}

/**
 * Whether the site's script sent this: it always adds a timestamp, a browser that posts the form by itself never does.
 * @type {(pairs: Pairs) => boolean}
 */
function sentByScript(pairs) {
  return pairs.some(([name, value]) => name === "timestamp" && value !== "");
}

/**
 * Whether two leads are the same request, sent twice or read back from a sheet: each press of Submit has its own timestamp.
 * @type {(form: FormName, one: Lead, other: Lead) => boolean}
 */
function isSameRequest(form, one, other) {
  return leadForms[form].every(
    (name) =>
      name === "timestamp" || comparable(one[name]) === comparable(other[name]),
  );
}

/** Spacing does not count, nor a leading apostrophe, which a sheet may drop. @type {(value: string | undefined) => string} */
function comparable(value) {
  return (value || "")
    .normalize("NFC")
    .replace(/^'/, "")
    .replace(/\s+/g, " ")
    .trim();
}

/**
 * The value as harmless text for a spreadsheet: what would run as a formula gets a leading apostrophe and stays readable.
 * @type {(value: string) => string}
 */
function spreadsheetText(value) {
  return formulaStart.test(value) ? "'" + value : value;
}

/**
 * The value behind a spreadsheet text, without the apostrophe that spreadsheetText added.
 * @type {(text: string) => string}
 */
function plainText(text) {
  return text.startsWith("'") && formulaStart.test(text.slice(1))
    ? text.slice(1)
    : text;
}

/**
 * The field an input stands for: section 3 gives one input another name in the markup, and a native post sends that name.
 * @type {(name: string) => string}
 */
function fieldName(name) {
  return name === "medicalHistory" ? "serviceRequest" : name;
}

/**
 * The form that owns some of these fields alone; none if no form does, or both.
 * @type {(names: readonly string[]) => FormName | undefined}
 */
function formOf(names) {
  /** @type {(form: FormName, other: FormName) => boolean} */
  const owns = (form, other) =>
    names.some((name) => hasField(form, name) && !hasField(other, name));
  const booking = owns("booking", "consultation");
  const consultation = owns("consultation", "booking");
  if (booking === consultation) return undefined;
  return booking ? "booking" : "consultation";
}

/** @type {(form: FormName, name: string) => boolean} */
function hasField(form, name) {
  return leadForms[form].some((field) => field === name);
}

/**
 * Text without what no parent types: control characters, marks that turn the reading direction, broken halves of characters.
 * Joiners stay, for Hindi and emoji need them, but joiners alone are blank. Line breaks stay where the field has lines.
 * @type {(value: string, lines?: boolean) => string}
 */
function cleanText(value, lines) {
  const text = value
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(lines ? /\t/g : /[\t\n]/g, " ")
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g, "")
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "")
    .replace(/[\u200b\ufeff\ufffe\uffff]|[\ud800-\udfff]/gu, "")
    .trim();
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text) ? text : "";
}

/**
 * What is wrong with a cleaned value, as LeadResult has it; empty if nothing is.
 * @type {(name: FieldName, value: string, now: Date) => string}
 */
function fieldError(name, value, now) {
  const { label, most, required } = leadRules[name];
  const choices = leadChoices[name];
  const hindi = hindiNames[name];

  if (value === "") {
    if (!required) return "";
    return `Please ${choices ? "choose" : "fill in"} ${label}.\n${hindi} ${choices ? "चुनें" : "भरें"}।`;
  }
  if (choices && !choices.includes(value))
    return `Please choose ${label} from the list: ${choices.join(", ")}.\n${hindi} इस सूची से चुनें: ${choices.join(", ")}।`;
  if (name === "contact" && !/^[0-9]{10}$/.test(value))
    return "Please give the contact number as exactly 10 digits.\nफ़ोन नंबर के पूरे 10 अंक लिखें, न कम, न ज़्यादा।";
  if (name === "dob") return birthError(value, now);
  if (name === "timestamp" && !isIsoTime(value))
    return "The timestamp is not an ISO date and time.\nभेजने का समय सही ढंग से नहीं लिखा है।";
  if (name === "email" && !value.includes("@"))
    return "Please check the email address: it has no @.\nईमेल एक बार देख लें: इसमें @ नहीं है।";
  if (value.length > most)
    return `Please shorten ${label}: at most ${most} characters.\n${hindi} कम शब्दों में लिखें: ज़्यादा से ज़्यादा ${most} अक्षर।`;
  return "";
}

/** @type {(value: string, now: Date) => string} */
function birthError(value, now) {
  const time = Date.parse(value + "T00:00:00Z");
  // 30 February parses in some engines; a round trip does not lie.
  if (
    !/^\d{4}-\d{2}-\d{2}$/.test(value) ||
    isNaN(time) ||
    !new Date(time).toISOString().startsWith(value)
  )
    return "Please give the date of birth as year-month-day, for example 2019-08-24.\nजन्म की तारीख साल-महीना-दिन के रूप में लिखें, जैसे 2019-08-24।";
  if (value > indianTime(now).slice(0, 10))
    return "The date of birth lies in the future.\nजन्म की यह तारीख अभी आई नहीं है।";
  return "";
}

/** @type {(value: string) => boolean} */
function isIsoTime(value) {
  const shape =
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;
  return shape.test(value) && !isNaN(Date.parse(value));
}

/**
 * The moment as a clock in Delhi shows it, for example 2026-11-21T12:30:00+05:30. India has one time zone and no summer time.
 * @type {(moment: Date) => string}
 */
function indianTime(moment) {
  const shifted = new Date(moment.getTime() + 330 * 60 * 1000);
  return shifted.toISOString().slice(0, 19) + "+05:30";
}

/** @type {(name: string) => string} */
function shortName(name) {
  const clean = cleanText(name);
  return clean.length > 40 ? clean.slice(0, 40) + "…" : clean;
}

/** @type {(error: string) => { ok: false, error: string }} */
function refuse(error) {
  return { ok: false, error };
}

// Only Node has modules; in Google Apps Script the names above are shared with code.js as they are.
if (typeof module !== "undefined")
  // prettier-ignore
  module.exports = {
    leadForms, leadChoices, leadRules, repeatWindow, readLead, sentByScript,
    isSameRequest, spreadsheetText, plainText, indianTime,
  };
