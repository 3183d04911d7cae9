// @ts-check
// JavaScript, because Playwright loads a .ts file of this folder without its named exports.
// A lead of each form, for the tests of forms, endpoint, inbox and pages.
const { fieldNamesOf, ruleOf } = require("./lead.js");

/** @typedef {import("./lead.js").FormName} FormName */
/** @typedef {import("./lead.js").FieldName} FieldName */
/** @typedef {Readonly<Record<string, string>>} Fields names and values of a form */

/** @type {Fields} */
const values = {
  dob: "2019-08-24",
  contact: "9876543210",
  timestamp: "2026-11-21T06:59:58.123Z",
  parentName: "Asha Sen",
  phoneNumber: "+91 98765 43210",
  childName: "रवि सेन",
  email: "asha@example.in",
  address: "12, Market 1\nCR Park",
  serviceRequest: 'मेरी बेटी, 5 साल: "नहीं" बोलती 🙂',
};

// A field without a value above has the last of its choices, or its own name.
/** @type {(form: FormName) => Readonly<Record<FieldName, string>>} */
function sampleLead(form) {
  const pairs = fieldNamesOf(form).map((name) => {
    const [choice = name] = (ruleOf(form, name).choices || []).slice(-1);
    return [name, values[name] || choice];
  });
  return Object.fromEntries(pairs);
}

const sampleLeads = { booking: sampleLead("booking"), consultation: sampleLead("consultation") };

// Without `timestamp`, it is what a browser posts without scripts.
/** @type {(name: string, fields: Fields) => Fields} */
function without(name, fields) {
  const pairs = Object.entries(fields).filter(([key]) => key !== name);
  return Object.fromEntries(pairs);
}

module.exports = { sampleLeads, without };
