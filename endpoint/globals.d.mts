// For the type check: in Google Apps Script, the other files see the names of lead.js without an import.
type Rules = typeof import("./lead.js");

declare global {
  const formNames: Rules["formNames"];
  const leadForms: Rules["leadForms"];
  const leadRules: Rules["leadRules"];
  const leadMessages: Rules["leadMessages"];
  const refuse: Rules["refuse"];
  const repeatWindow: Rules["repeatWindow"];
  const readLead: Rules["readLead"];
  const sentByScript: Rules["sentByScript"];
  const isSameRequest: Rules["isSameRequest"];
  const spreadsheetText: Rules["spreadsheetText"];
  const plainText: Rules["plainText"];
  const indianTime: Rules["indianTime"];
}

export {};
