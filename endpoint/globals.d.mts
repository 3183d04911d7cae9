// For the type check: in Google Apps Script, the other files see these names without an import.
type Rules = typeof import("./lead.js");
type Messages = typeof import("./messages.js");

declare global {
  const formNames: Rules["formNames"];
  const leadForms: Rules["leadForms"];
  const leadRules: Rules["leadRules"];
  const repeatWindow: Rules["repeatWindow"];
  const readLead: Rules["readLead"];
  const sentByScript: Rules["sentByScript"];
  const tidyPhone: Rules["tidyPhone"];
  const isSameRequest: Rules["isSameRequest"];
  const spreadsheetText: Rules["spreadsheetText"];
  const indianTime: Rules["indianTime"];
  const leadMessages: Messages["leadMessages"];
  const errorTexts: Messages["errorTexts"];
}

export {};
