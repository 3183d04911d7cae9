import {
  leadForms,
  leadRules,
  type FieldName,
  type FormName,
} from "../../endpoint/lead.js";

/** Names and values of a form. */
export type Fields = Readonly<Record<string, string>>;

/** Values of fields whose rules allow only some, and values that a parent may type. */
const values: Fields = {
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

/** A lead with every field. A field without a value above has the last of its choices, or its own name. */
const sampleLead = (form: FormName) =>
  Object.fromEntries(
    leadForms[form].map((name) => [
      name,
      values[name] ?? leadRules[name].choices?.at(-1) ?? name,
    ]),
  ) as Readonly<Record<FieldName, string>>;

/** A lead of each form, as the site's script sends it, for the tests of forms, endpoint, inbox and pages. */
export const sampleLeads = {
  booking: sampleLead("booking"),
  consultation: sampleLead("consultation"),
} satisfies Record<FormName, Fields>;

/** The fields except one. Without `timestamp`, a lead is what a browser posts without scripts. */
export const without = (name: string, fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name));
