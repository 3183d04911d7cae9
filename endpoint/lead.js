// @ts-check
// The fields and rules of the two forms, and the error messages for parents: for the spreadsheet script (pasted beside
// code.js) and for Node. A plain script without imports and exports, in the version of JavaScript that Google Apps
// Script runs.

/** @typedef {"booking" | "consultation"} FormName */
/** @typedef {keyof LeadMessages["names"]} FieldName */
/** @typedef {Record<string, string>} Lead every field of its form; empty where nothing was sent */
/** @typedef {typeof english} LeadMessages */
/** @typedef {Exclude<keyof LeadMessages, "names">} MessageName */
/** @typedef {{ en: string, [language: string]: string }} Texts one message by the codes of the languages */
/** @typedef {{ ok: true, form: FormName, lead: Lead } | { ok: false, error: Texts }} LeadResult */
/** @typedef {readonly (readonly [name: string, value: string])[]} Pairs field names and values as sent, repeats included */
/** @typedef {{ required: boolean, maxLength?: number, multiline?: boolean, pattern?: string, choices?: readonly string[] }} FieldRule */

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

/** @type {readonly string[]} */
const fieldNames = Object.keys(leadRules);

/** Milliseconds within which the same lead is a repeat, not a new request. */
const repeatWindow = 24 * 60 * 60 * 1000;

/**
 * The start of a text that a spreadsheet may run as a formula: OWASP's list, with full-width signs, also after spaces.
 */
const formulaStart = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/**
 * Reads what a form sent: finds out which form it is, cleans and checks the values, and adds the fields that are missing
 * (specification, sections 3 and 5). Never throws.
 * @param {Pairs} pairs
 * @param {Date} now replaces an empty timestamp; a date of birth after it is refused
 * @returns {LeadResult}
 */
function readLead(pairs, now) {
  const names = pairs.map(([name]) => fieldName(name));
  const [form, ...others] = formNames.filter((each) =>
    names.every((name) => leadForms[each].some((field) => field === name)),
  );
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (form === undefined || others.length > 0 || repeated !== undefined) {
    const unknown = names.filter((name) => !fieldNames.includes(name));
    const [name = repeated || names.join(", ")] = unknown;
    return refuse("wrongFields", { name: shortName(name) });
  }

  /** @type {Lead} */
  const lead = {};
  for (const name of leadForms[form]) {
    const sent = pairs[names.indexOf(name)];
    const value = sent ? cleanText(sent[1], leadRules[name].multiline) : "";
    const error = fieldError(name, value, now);
    if (error) return refuse(error, { field: name });
    lead[name] = value;
  }
  if (lead.timestamp === "") lead.timestamp = now.toISOString();
  return { ok: true, form, lead };
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
 * Whether two leads are the same request, also if one was read from a sheet. Timestamps do not count, because each press
 * of Submit has a different one.
 * @type {(form: FormName, one: Lead, other: Lead) => boolean}
 */
function isSameRequest(form, one, other) {
  return leadForms[form].every(
    (name) =>
      name === "timestamp" || comparable(one[name]) === comparable(other[name]),
  );
}

/** The value for a comparison: without extra spaces, and without a leading apostrophe, which a sheet may remove. @type {(value: string | undefined) => string} */
function comparable(value) {
  return (value || "")
    .normalize("NFC")
    .replace(/^'/, "")
    .replace(/\s+/g, " ")
    .trim();
}

/**
 * The value as harmless text for a spreadsheet: a formula gets a leading apostrophe, which keeps it from running.
 * @type {(value: string) => string}
 */
function spreadsheetText(value) {
  return formulaStart.test(value) ? "'" + value : value;
}

/**
 * The value of a spreadsheet text, without the apostrophe that spreadsheetText has added.
 * @type {(text: string) => string}
 */
function plainText(text) {
  return text.startsWith("'") && formulaStart.test(text.slice(1))
    ? text.slice(1)
    : text;
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
 * The message for a cleaned value that is wrong; undefined if nothing is.
 * @type {(name: FieldName, value: string, now: Date) => MessageName | undefined}
 */
function fieldError(name, value, now) {
  const { required, maxLength = Infinity, pattern, choices } = leadRules[name];
  if (value === "" && !required) return undefined;
  if (choices) return choices.includes(value) ? undefined : "choose";
  if (value === "") return "fillIn";
  if (value.length > maxLength) return "tooLong";
  const isRight =
    (!pattern || new RegExp(`^(?:${pattern})$`).test(value)) &&
    (name !== "dob" || isDate(value)) &&
    (name !== "timestamp" || isIsoTime(value)) &&
    (name !== "email" || value.includes("@"));
  if (!isRight) return "check";
  const isFuture = name === "dob" && value > indianTime(now).slice(0, 10);
  return isFuture ? "notBorn" : undefined;
}

/** @type {(value: string) => boolean} */
function isDate(value) {
  const time = Date.parse(value + "T00:00:00Z");
  // Some engines read 30 February as 1 or 2 March.
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(value) &&
    !isNaN(time) &&
    new Date(time).toISOString().startsWith(value)
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

/** @type {(name: string) => string} */
function shortName(name) {
  const clean = cleanText(name);
  return clean.length > 40 ? clean.slice(0, 40) + "…" : clean;
}

/**
 * A refusal, in each language, with the {places} of its message filled in.
 * @type {(message: MessageName, about?: { field?: FieldName, name?: string }) => { ok: false, error: Texts }}
 */
function refuse(message, { field = "timestamp", name = "" } = {}) {
  const { choices = [], maxLength = 0 } = leadRules[field];
  /** @type {Texts} */
  const error = { en: "" };
  for (const [language, messages] of Object.entries(leadMessages)) {
    /** @type {Record<string, string>} */
    const places = {
      field: messages.names[field],
      choices: choices.join(", "),
      maxLength: String(maxLength),
      name,
    };
    const fill = (/** @type {string} */ _, /** @type {string} */ place) =>
      places[place] || "";
    error[language] = messages[message].replace(/\{(\w+)\}/g, fill);
  }
  return { ok: false, error };
}

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
  wrongFields: 'A field is unknown or was sent twice: "{name}".',
  fillIn: "Please fill in {field}.",
  check: "Please check {field}.",
  choose: "Please choose {field} from the list: {choices}.",
  tooLong: "Please shorten {field}: at most {maxLength} characters.",
  notBorn: "The date of birth lies in the future.",
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

/** @type {LeadMessages} */
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
  wrongFields: "फ़ॉर्म में इस नाम की कोई जगह नहीं है, या यह दो बार आया है: “{name}”।",
  fillIn: "{field} भरें।",
  check: "{field} एक बार देख लें।",
  choose: "{field} फ़ॉर्म में दी हुई लिस्ट से चुनें।",
  tooLong: "{field}: ज़्यादा से ज़्यादा {maxLength} अक्षर लिखें।",
  notBorn: "जन्म की यह तारीख अभी आई नहीं है।",
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
 * @type {Record<string, LeadMessages>}
 */
const leadMessages = { en: english, hi: hindi };

// Only Node has modules. In Google Apps Script, the other files see the names above without an import.
if (typeof module !== "undefined")
  // prettier-ignore
  module.exports = {
    formNames, leadForms, leadRules, leadMessages, refuse, repeatWindow, readLead, sentByScript,
    fieldName, isSameRequest, spreadsheetText, plainText, indianTime,
  };
