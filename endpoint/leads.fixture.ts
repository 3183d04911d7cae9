import { fieldsOf, ruleOf, type FieldName, type FormName } from "./lead.js";

/** Names and values of a form. */
export type Fields = Readonly<Record<string, string>>;

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

/** Every field of a form: its value above, the last of its choices, or its own name. */
const sampleLead = (form: FormName) =>
  Object.fromEntries(
    fieldsOf(form).map((name) => [
      name,
      values[name] ?? ruleOf(form, name).choices?.at(-1) ?? name,
    ]),
  ) as Readonly<Record<FieldName, string>>;

/** A lead of each form, as the site's script sends it; without `timestamp`, as a browser does. */
export const sampleLeads = {
  booking: sampleLead("booking"),
  consultation: sampleLead("consultation"),
};

/** The fields except one. */
export const without = (name: string, fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name));
