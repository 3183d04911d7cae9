import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { expect } from "playwright/test";
import { leadForms, type FormName } from "../endpoint/lead.js";
import { valueOf } from "../scripts/lead-cells";
import { leadsFolder } from "./addresses";

type Row = Readonly<Record<string, string>>;

/** The leads of a parent in the CSV file of a form, with the values as typed, without the columns of the desk. */
export function rowsOf(form: FormName, parentName: string): readonly Row[] {
  const file = join(leadsFolder, `${form}.csv`);
  if (!existsSync(file)) return [];
  const rows: Row[] = parse(readFileSync(file), {
    columns: true,
    bom: true,
    cast: valueOf,
  });
  const pick = (row: Row): Row =>
    Object.fromEntries(leadForms[form].map((name) => [name, row[name]!]));
  return rows.filter((row) => row.parentName === parentName).map(pick);
}

/** Waits for the only row of a parent. */
export async function rowOf(form: FormName, parentName: string): Promise<Row> {
  await expect
    .poll(() => rowsOf(form, parentName).length, "rows of this parent")
    .toBe(1);
  return rowsOf(form, parentName)[0]!;
}
