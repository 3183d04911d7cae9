// For the type check: in Google, desk.js sees these names of lead.js without an import.
type Rules = typeof import("./lead.js");
type Sheet = GoogleAppsScript.Spreadsheet.Sheet;

declare global {
  type FormName = import("./lead.js").FormName;
  type FieldName = import("./lead.js").FieldName;
  type Lead = import("./lead.js").Lead;
  type Texts = import("./lead.js").Texts;
  type Mail = GoogleAppsScript.Mail.MailAdvancedParameters;
  /** `columns`: by heading, counted from 1. */
  type Tab = { sheet: Sheet; header: string[]; columns: Record<string, number> };
  type Kept = { sheet: Sheet; row: number };
  /** `name`: of its tab. `link`: opens the tab. */
  type Place = { row: number; name: string; link: string };
  type DeskLead = Kept & Place & { lead: Lead };
  /** `lines`: label and value. `links`: label and address. */
  type Card = { title: string; lines: string[][]; links?: string[][] };
  type ReadList = <Value>(
    name: keyof typeof settings,
    separator: RegExp,
    read: (part: string) => Value | undefined,
  ) => Value[];

  const formNames: Rules["formNames"];
  const leadForms: Rules["leadForms"];
  const fieldNamesOf: Rules["fieldNamesOf"];
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
