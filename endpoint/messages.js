// @ts-check
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
