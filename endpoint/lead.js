// @ts-check
// What a lead is: the one set of rules for the spreadsheet script (pasted beside code.js) and for Node.
// A plain script without import or export, in the language level Google Apps Script runs.

/** @typedef {"booking" | "consultation"} FormName */
/** @typedef {Exclude<keyof LeadMessages["names"], FormName>} FieldName */
/** @typedef {Record<string, string>} Lead every field of its form; empty where nothing was sent */
/** @typedef {typeof english} LeadMessages */
/** @typedef {Exclude<keyof LeadMessages, "names">} MessageName */
/** @typedef {{ form?: FormName, field?: FieldName, name?: string }} Subject what a message is about */
/** @typedef {{ en: string, [language: string]: string }} Texts one message by the codes of the languages */
/** @typedef {{ ok: true, form: FormName, lead: Lead } | { ok: false, error: Texts }} LeadResult */
/** @typedef {readonly (readonly [name: string, value: string])[]} Pairs field names and values as sent, repeats included */
/**
 * @typedef {object} FieldRule
 * @property {boolean} required whether it must not be blank: specification, section 5
 * @property {number} [maxLength] of text, in UTF-16 units, as browsers count
 * @property {boolean} [multiline] whether it keeps its line breaks
 * @property {string} [pattern] a regular expression for the whole value, as in the attribute `pattern`
 * @property {readonly string[]} [choices] the only values that it takes: specification, section 9
 */

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
 * The rules of each field. The website's forms get them at build (content-model/island-messages.ts).
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

/** Milliseconds within which the same lead again is a repeat, not a new request. */
const repeatWindow = 24 * 60 * 60 * 1000;

/** A value that some spreadsheet would run: OWASP's list and its full-width forms, after any blank space. */
const formulaStart = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/**
 * Reads what a form sent: finds out which form it is, cleans and checks the values, and adds the fields that are missing
 * (specification, sections 3 and 5). Never throws.
 * @param {Pairs} pairs
 * @param {Date} now the timestamp if there is none; a date of birth after it is refused
 * @returns {LeadResult}
 */
function readLead(pairs, now) {
  const names = pairs.map(([name]) => fieldName(name));
  const form = formOf(names);
  if (!form) return refuse("unknownForm");

  const unknown = names.find((name) => !hasField(form, name));
  if (unknown !== undefined)
    return refuse("unknownField", { form, name: shortName(unknown) });
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated !== undefined)
    return refuse("repeatedField", { name: repeated });

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
  // Some engines take 30 February for 1 or 2 March.
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

/**
 * A refusal, in each language, with the {places} of its message filled in.
 * @type {(message: MessageName, about?: Subject) => { ok: false, error: Texts }}
 */
function refuse(
  message,
  { form = "booking", field = "timestamp", name = "" } = {},
) {
  const { choices = [], maxLength = 0 } = leadRules[field];
  /** @type {Texts} */
  const error = { en: "" };
  for (const [language, messages] of Object.entries(leadMessages)) {
    /** @type {Record<string, string>} */
    const places = {
      form: messages.names[form],
      field: messages.names[field],
      name,
      choices: choices.join(", "),
      maxLength: String(maxLength),
    };
    const fill = (/** @type {string} */ _, /** @type {string} */ place) =>
      places[place] || "";
    error[language] = messages[message].replace(/\{(\w+)\}/g, fill);
  }
  return { ok: false, error };
}

const english = {
  names: {
    booking: "booking",
    consultation: "consultation",
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
  unknownForm:
    "These are not the fields of the booking form or of the consultation form.",
  unknownField: 'The {form} form has no field called "{name}".',
  repeatedField: 'The field "{name}" was sent more than once.',
  fillIn: "Please fill in {field}.",
  check: "Please check {field}.",
  choose: "Please choose {field} from the list: {choices}.",
  tooLong: "Please shorten {field}: at most {maxLength} characters.",
  notBorn: "The date of birth lies in the future.",
  notSaved: "Your request could not be saved just now.",
  // The others are of the page that a browser shows after it has posted a form without scripts.
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
    booking: "बुकिंग",
    consultation: "कंसल्टेशन",
    parentName: "माता या पिता का नाम",
    phoneNumber: "फ़ोन नंबर",
    location: "सेंटर",
    childName: "बच्चे का नाम",
    dob: "जन्म की तारीख (साल-महीना-दिन)",
    gender: "जेंडर",
    contact: "फ़ोन नंबर (10 अंक)",
    email: "ईमेल (@ के साथ)",
    address: "पता",
    serviceRequest: "मदद वाली बात",
    timestamp: "भेजने का समय",
  },
  unknownForm: "ये बुकिंग फ़ॉर्म या कंसल्टेशन फ़ॉर्म के खाने नहीं हैं।",
  unknownField: "{form} फ़ॉर्म में “{name}” नाम का कोई खाना नहीं है।",
  repeatedField: "“{name}” वाला खाना एक से ज़्यादा बार आया।",
  fillIn: "{field} भरें।",
  check: "{field} एक बार देख लें।",
  choose: "{field} इस सूची से चुनें: {choices}।",
  tooLong: "{field} कम शब्दों में लिखें: ज़्यादा से ज़्यादा {maxLength} अक्षर।",
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
 * What a parent is told, by the codes of the site's languages (content-model/languages.ts), English first. A post does not
 * tell its language, so a page has each text in every language.
 * @type {Record<string, LeadMessages>}
 */
const leadMessages = { en: english, hi: hindi };

// Only Node has modules; in Google Apps Script the names above are shared with code.js as they are.
if (typeof module !== "undefined")
  // prettier-ignore
  module.exports = {
    leadForms, leadRules, leadMessages, refuse, repeatWindow, readLead, sentByScript,
    fieldName, isSameRequest, spreadsheetText, plainText, indianTime,
  };
