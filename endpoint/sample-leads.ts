/** A true lead of each form, every field filled in, as the site's script sends it. */
export const sampleLeads = {
  booking: {
    parentName: "Asha Sen",
    phoneNumber: "+91 98765 43210",
    location: "delhi CR Park",
    serviceRequest: "Speech therapy",
    timestamp: "2026-11-21T06:59:58.123Z",
  },
  consultation: {
    childName: "Ravi",
    dob: "2019-08-24",
    gender: "Male",
    parentName: "Asha Sen",
    contact: "9876543210",
    email: "asha@example.in",
    address: "12 Market 1\nCR Park",
    serviceRequest: "Sits alone at school.\nNeeds help.",
    timestamp: "2026-11-21T06:59:58.123Z",
  },
} as const;

/** Names and values of a form. */
export type Fields = Readonly<Record<string, string>>;

/** The fields but one; without its timestamp a lead is what a browser posts by itself. */
export const without = (name: string, fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name));
