import { randomUUID } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { expect, type Page } from "playwright/test";
import { leadForm } from "@/content/forms";
import { plainText, type FormName } from "../endpoint/lead.js";
import { leadsFolder } from "./local-addresses";

type Row = Readonly<Record<string, string>>;

/** A name that no other test uses, so that tests can share the inbox. */
export const someParent = () => `Asha ${randomUUID().slice(0, 13)}`;

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

/** The form's button, whatever it says at the moment. */
export const submitButton = (page: Page) =>
  page.getByRole("main").getByRole("button", {
    name: new RegExp(`^(${leadForm.submit}|${leadForm.submitting})$`),
  });

/** The line that thanks or reports an error. */
export const message = (page: Page) => page.locator('[role="status"]');

/** The field with this label, whether or not "optional" follows. */
export const field = (page: Page, label: string) =>
  page.getByRole("main").getByLabel(new RegExp(`^${escape(label)}`));

/** No endpoint answers: the connection is refused. */
export const refuseConnections = (page: Page) =>
  page.route(
    (address) => /^\/(booking|consultation|readable)$/.test(address.pathname),
    (route) => route.abort("connectionrefused"),
  );

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
