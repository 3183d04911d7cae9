// @ts-check
// What a lead is, and what parents are told about it. Google runs this as a plain script, beside
// desk.js (README.md); Node and the forms of the website load it as a module.

/** @typedef {typeof english} Messages */
/** @typedef {{ en: string, [language: string]: string }} Texts by the codes of the languages */
/** @typedef {"booking" | "consultation"} FormName */
/** @typedef {keyof Messages["names"]} FieldName */
/** @typedef {Record<string, string>} Lead every field of its form; empty where nothing was sent */
/** @typedef {readonly (readonly [name: string, value: string])[]} Pairs as sent */
/** @typedef {{ maxLength?: number, multiline?: boolean, pattern?: string }} TextRule */
/** @typedef {TextRule & { required: boolean, choices?: readonly string[] }} FieldRule */
/** @typedef {Exclude<keyof Messages, "names">} Message */
/** @typedef {Partial<FieldRule> & { message: Message, field?: FieldName }} LeadError */
/** @typedef {{ ok: true, form: FormName, lead: Lead }} ReadLead */
/** @typedef {ReadLead | { ok: false, error: LeadError }} LeadResult */

/**
 * In the order of the columns: specification, sections 3, 5 and 9. `maxLength` counts UTF-16 units,
 * as browsers do; a field that is not `multiline` loses its line breaks.
 * @satisfies {Record<FormName, Partial<Record<FieldName, FieldRule>>>}
 */
const leadForms = {
  booking: {
    parentName: { required: true, maxLength: 200 },
    phoneNumber: { required: true, maxLength: 40 },
    location: { required: true, choices: ["delhi CR Park"] },
    serviceRequest: { required: false, maxLength: 5000, multiline: true },
    timestamp: { required: false },
  },
  consultation: {
    childName: { required: true, maxLength: 200 },
    dob: { required: true },
    gender: { required: true, choices: ["Male", "Female", "Other"] },
    parentName: { required: true, maxLength: 200 },
    contact: { required: true, pattern: "[0-9]{10}" },
    email: { required: false, maxLength: 254 },
    address: { required: true, maxLength: 1000, multiline: true },
    serviceRequest: { required: false, maxLength: 5000, multiline: true },
    timestamp: { required: false },
  },
};

/** @type {readonly FormName[]} */
const formNames = ["booking", "consultation"];

/** Milliseconds within which the same lead is a repeat, not a new request. */
const repeatWindow = 24 * 60 * 60 * 1000;

/** OWASP's list of what a spreadsheet may run as a formula, with full-width signs. */
const formulaStart = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

// Never throws. Browsers, their extensions and the address may have added names: what is no field
// is ignored, and of two values for one field the first that is not blank counts.
/** @type {(pairs: Pairs, now: Date) => LeadResult} */
function readLead(pairs, now) {
  const form = formOf(pairs);
  /** @type {Lead} */
  const lead = {};
  for (const field of fieldNamesOf(form)) {
    const rule = ruleOf(form, field);
    const text =
      pairs
        .filter(([name]) => fieldName(name) === field)
        .map(([, value]) => cleanText(value, rule.multiline))
        .find((value) => value !== "") || "";
    lead[field] = field === "contact" ? tidyPhone(text) : text;
    const message = fieldError(field, rule, lead[field], now);
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
    fieldNamesOf(form).filter((field) => ruleOf(form, field).required && !names.includes(field))
      .length;
  return missing("booking") < missing("consultation") ? "booking" : "consultation";
}

/** @type {(form: FormName) => FieldName[]} */
function fieldNamesOf(form) {
  return /** @type {FieldName[]} */ (Object.keys(leadForms[form]));
}

/** @type {(form: FormName, field: FieldName) => FieldRule} field: one of the form */
function ruleOf(form, field) {
  /** @type {Partial<Record<FieldName, FieldRule>>} */
  const rules = leadForms[form];
  return /** @type {FieldRule} */ (rules[field]);
}

/** One input has another name: specification, section 3. @type {(name: string) => string} */
function fieldName(name) {
  return name === "medicalHistory" ? "serviceRequest" : name;
}

// Without control characters, direction marks and unpaired surrogates. Joiners stay, because Hindi
// and emoji need them, but a text of joiners alone is blank.
/** @type {(value: string, multiline?: boolean) => string} */
function cleanText(value, multiline) {
  const text = value
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(multiline ? /\t/g : /[\t\n]/g, " ")
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g, "")
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "")
    .replace(/[\u200b\ufeff\ufffe\uffff]|[\ud800-\udfff]/gu, "")
    .trim();
  return isBlank(text) ? "" : text;
}

/** Whether no character can be read. @type {(text: string) => boolean} */
function isBlank(text) {
  return !/[\p{L}\p{N}\p{P}\p{S}]/u.test(text);
}

// The digits of a phone number, without +91, 0091, 91 or 0 in front. A prefix without a plus goes
// only if ten digits follow, because a number may begin with it. Other characters stay, so that
// only a number of India, or a link that calls or chats, has ten digits.
/** @type {(text: string) => string} */
function tidyPhone(text) {
  return plainDigits(text)
    .replace(/^.*?(?:tel:|wa\.me\/|[?&]phone=)([^?&;]*).*/is, "$1")
    .replace(/[\s\p{P}\p{M}\p{C}|~\u2044\u2212\u2215]/gu, "")
    .replace(/^[+\uff0b]91/, "")
    .replace(/^(0{0,2}91)?0?(?=\d{10}$)/, "");
}

/** With digits from 0 to 9, whatever their script. @type {(text: string) => string} */
function plainDigits(text) {
  return text.replace(/\p{Nd}/gu, plainDigit);
}

// Unicode has the digits of each script in a row; rows may follow one another.
/** @type {(digit: string) => string} */
function plainDigit(digit) {
  let code = /** @type {number} */ (digit.codePointAt(0));
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint((code -= 1)))) value += 1;
  return String(value % 10);
}

/** @type {(field: FieldName, rule: FieldRule, value: string, now: Date) => Message | undefined} */
function fieldError(field, rule, value, now) {
  const { required, maxLength = Infinity, pattern, choices } = rule;
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

// From 19 years back, as the clinic's children are up to 14, and a year of two digits is long
// before, to two days after today in Delhi: the clock of a device may be behind.
/** @type {(now: Date) => { min: string, max: string }} */
function birthdays(now) {
  const grace = 2 * 24 * 60 * 60 * 1000;
  const max = indianTime(new Date(now.getTime() + grace)).slice(0, 10);
  const first = new Date(indianTime(now).slice(0, 10));
  first.setUTCFullYear(first.getUTCFullYear() - 19);
  return { min: first.toISOString().slice(0, 10), max };
}

/** Whether it is a day of the calendar, such as 2019-08-24. @type {(value: string) => boolean} */
function isDate(value) {
  const midnight = value + "T00:00Z";
  // JavaScript may read 30 February as 2 March.
  return isIsoTime(midnight) && new Date(midnight).toISOString().startsWith(value);
}

/** @type {(value: string) => boolean} */
function isIsoTime(value) {
  const shape = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;
  return shape.test(value) && !isNaN(Date.parse(value));
}

/** As in 2026-11-21T12:30:00+05:30: India has no summer time. @type {(moment: Date) => string} */
function indianTime(moment) {
  const shifted = new Date(moment.getTime() + 330 * 60 * 1000);
  return shifted.toISOString().slice(0, 19) + "+05:30";
}

/** A browser without scripts never fills it in. @type {(pairs: Pairs) => boolean} */
function sentByScript(pairs) {
  return pairs.some(([name, value]) => name === "timestamp" && value !== "");
}

// The same for each lead of one request, although each press has another timestamp, a number may be
// written in another way, and a sheet may remove a leading apostrophe.
/** @type {(form: FormName, lead: Lead) => string} */
function requestText(form, lead) {
  const text = (/** @type {string | undefined} */ value = "") =>
    value.normalize("NFC").replace(/^'/, "").replace(/\s+/g, " ").trim();
  return JSON.stringify(
    fieldNamesOf(form).map((name) => {
      if (name === "timestamp") return form;
      const value = text(lead[name]);
      return name === "phoneNumber" ? tidyPhone(value) : value;
    }),
  );
}

/** A leading apostrophe keeps a formula from running. @type {(value: string) => string} */
function spreadsheetText(value) {
  return formulaStart.test(value) ? "'" + value : value;
}

/** The value of a text of spreadsheetText(). @type {(text: string) => string} */
function valueOfCell(text) {
  const rest = text.replace(/^'/, "");
  return formulaStart.test(rest) ? rest : text;
}

// What parents are told

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
  bornLongAgo: "Please write the year of birth with all four digits: this date is too long ago.",
  notSaved: "Your request could not be saved just now.",
  // The rest is for the page after a post without scripts.
  sentTitle: "Thank you",
  sent: "Thank you for your submission! We'll get back to you soon.",
  notSentTitle: "Your request was not sent",
  tryAgain: "Please go back with your browser's back button and try again, or call the centre.",
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

/** By the codes of the site's languages, English first. @type {Record<string, Messages>} */
const leadMessages = { en: english, hi: hindi };

/** In each language, with the {places} filled in. @type {(error: LeadError) => Texts} */
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
    texts[language] = text.replace(/\{(\w+)\}/g, (_, place) => String(places[place]));
  }
  return texts;
}

// Only Node has modules.
if (typeof module !== "undefined")
  // prettier-ignore
  module.exports = {
    formNames, leadForms, fieldNamesOf, ruleOf, repeatWindow, readLead, sentByScript, fieldName, cleanText, isBlank, plainDigits, tidyPhone, birthdays,
    isDate, requestText, spreadsheetText, valueOfCell, indianTime, leadMessages, errorTexts,
  };
