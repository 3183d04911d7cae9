import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { expect, type Page } from "playwright/test";
import { plainText, type FormName } from "../endpoint/lead.js";
import { leadsFolder } from "./addresses";

type Row = Readonly<Record<string, string>>;

/** The rows of this parent in the CSV file of a form, each value as the parent typed it. */
export const rowsOf = (form: FormName, parentName: string): readonly Row[] =>
  storedRows(form, parentName).map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [name, plainText(value)]),
    ),
  );

/** The same rows as a spreadsheet finds them in the file. */
export function storedRows(form: FormName, parentName: string): readonly Row[] {
  const file = join(leadsFolder, `${form}.csv`);
  if (!existsSync(file)) return [];
  const rows: Row[] = parse(readFileSync(file), { columns: true, bom: true });
  return rows.filter((row) => plainText(row.parentName ?? "") === parentName);
}

/** The one row of this parent, as soon as it is there. */
export async function rowOf(form: FormName, parentName: string): Promise<Row> {
  await expect
    .poll(() => rowsOf(form, parentName).length, "rows of this parent")
    .toBe(1);
  return rowsOf(form, parentName)[0]!;
}

/** No endpoint answers: the connection is refused. */
export const refuseConnections = (page: Page) =>
  page.route(
    (address) => /^\/(booking|consultation|readable)$/.test(address.pathname),
    (route) => route.abort("connectionrefused"),
  );
