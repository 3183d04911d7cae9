/** Sample requests of both forms, and the rows of the inbox. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { expect } from "playwright/test";
import { contentIn, type SiteContent } from "@/site-content/content";
import { addressIn, english, languages, type Language } from "@/site-content/languages";
import { sampleLeads, without } from "../endpoint/leads.fixture.js";
import { fieldName, fieldNamesOf, ruleOf, type FormName } from "../endpoint/lead.js";
import { valueOf } from "../scripts/serve/csv-cells";
import { leadsFolder } from "./addresses";

/** Values of a form's controls by the names in the markup: specification, section 3. */
export type Values = Readonly<Record<string, string>>;

export type FormSample = {
  /** Also the id of the form in its page. */
  readonly name: FormName;
  readonly language: Language;
  /** The address of its page. */
  readonly address: string;
  /** The texts of its page. */
  readonly content: SiteContent;
  /** A complete request. FormPage replaces `parentName` by the fixture `parent`. */
  readonly values: Values;
  /** The values that the page prefills. */
  readonly prefilled: Values;
};

export const englishFormSamples = {
  booking: sampleOf("booking", english, "/"),
  consultation: sampleOf("consultation", english, "/contact"),
};

/** Both forms, and the prefilled one of a service page; each in every language. */
export const everyFormSample = languages.flatMap((language) => {
  const { href, request } = contentIn(language).services[0]!;
  return [
    sampleOf("booking", language, "/"),
    sampleOf("consultation", language, "/contact"),
    sampleOf("booking", language, href, { serviceRequest: request }),
  ];
});

/** The required fields in the order of the page. */
export const requiredFields = (form: FormName) =>
  fieldNamesOf(form).filter((name) => ruleOf(form, name).required);

/** The values with the field names of the request to the endpoint: specification, section 7. */
export const sentValues = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [fieldName(name), value]));

/** The leads of a parent in the CSV file of a form, as typed. */
export function rowsOf(form: FormName, parentName: string): readonly Values[] {
  const file = join(leadsFolder, `${form}.csv`);
  if (!existsSync(file)) return [];
  const rows: Values[] = parse(readFileSync(file), { columns: true, bom: true, cast: valueOf });
  const pick = (row: Values): Values =>
    Object.fromEntries(fieldNamesOf(form).map((name) => [name, row[name]!]));
  return rows.filter((row) => row.parentName === parentName).map(pick);
}

/** Waits for the only row of a parent. */
export async function rowOf(form: FormName, parentName: string): Promise<Values> {
  await expect.poll(() => rowsOf(form, parentName).length, "rows of this parent").toBe(1);
  return rowsOf(form, parentName)[0]!;
}

function sampleOf(
  name: FormName,
  language: Language,
  path: string,
  prefilled: Values = {},
): FormSample {
  const lead = Object.entries(without("timestamp", sampleLeads[name]));
  const values = lead.map(([field, value]) =>
    name === "consultation" && field === "serviceRequest"
      ? ["medicalHistory", value]
      : [field, value],
  );
  return {
    name,
    language,
    address: addressIn(language, path),
    content: contentIn(language),
    values: { ...Object.fromEntries(values), ...prefilled },
    prefilled,
  };
}
