// For the type check: in Google, desk.js sees these names of lead.js without an import.
type Rules = typeof import("./lead.js");

declare global {
  const formNames: Rules["formNames"];
  const leadForms: Rules["leadForms"];
  const fieldsOf: Rules["fieldsOf"];
  const leadMessages: Rules["leadMessages"];
  const repeatWindow: Rules["repeatWindow"];
  const readLead: Rules["readLead"];
  const errorTexts: Rules["errorTexts"];
  const sentByScript: Rules["sentByScript"];
  const tidyPhone: Rules["tidyPhone"];
  const requestText: Rules["requestText"];
  const isDate: Rules["isDate"];
  const plainDigits: Rules["plainDigits"];
  const spreadsheetText: Rules["spreadsheetText"];
  const indianTime: Rules["indianTime"];
}

export {};
