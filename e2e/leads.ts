import { randomUUID } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, type Request } from "playwright/test";
import { leadForm } from "@/content/forms";
import { plainText, type FormName } from "../endpoint/lead.js";
import { parseCsv } from "../scripts/lead-inbox/csv";
import { leadsFolder } from "./local-addresses";

type Row = Readonly<Record<string, string>>;

/** A name that no other test uses, so that tests can share the inbox. */
export const someParent = () => `Asha ${randomUUID().slice(0, 13)}`;

/** The rows of this parent in the CSV file of a form, each value as the parent typed it. */
export function rowsOf(
  form: FormName,
  parentName: string,
  folder = leadsFolder,
): readonly Row[] {
  const file = join(folder, `${form}.csv`);
  if (!existsSync(file)) return [];
  const [columns = [], ...rows] = parseCsv(readFileSync(file, "utf8"));
  return rows
    .map((row): Row =>
      Object.fromEntries(
        columns.map((name, index) => [name, plainText(row[index] ?? "")]),
      ),
    )
    .filter((row) => row.parentName === parentName);
}

/** The one row of this parent, as soon as it is there. */
export async function rowOf(form: FormName, parentName: string): Promise<Row> {
  await expect
    .poll(() => rowsOf(form, parentName).length, "rows of this parent")
    .toBe(1);
  return rowsOf(form, parentName)[0]!;
}

/** Every POST of the page, as it is sent. */
export function watchPosts(page: Page): readonly Request[] {
  const posts: Request[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") posts.push(request);
  });
  return posts;
}

/** The names of the fields in a multipart body, in order. */
export const fieldNames = (request: Request) =>
  [...(request.postData() ?? "").matchAll(/; name="([^"]*)"/g)].map(
    ([, name]) => name,
  );

/** The form's button, whatever it says at the moment. */
export const submitButton = (page: Page) =>
  page.getByRole("main").getByRole("button", {
    name: new RegExp(`^(${leadForm.submit}|${leadForm.submitting})$`),
  });

/** The line that thanks or says sorry. */
export const message = (page: Page) => page.locator('[role="status"]');

/** Waits until the form's script is there; it comes with the first touch, and its clock must run until then. */
export const awake = (page: Page) =>
  expect(page.locator("[data-hydrated] form")).toBeAttached();

/** Stops the page's clock an hour later; nothing happens by itself from here on. */
export async function stopTheClock(page: Page): Promise<void> {
  await awake(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

/** Whether the message is more green than red, or the other way round. */
export async function tone(page: Page): Promise<"green" | "red"> {
  const [red = 0, green = 0] = await message(page).evaluate((element) => {
    const paint = new OffscreenCanvas(1, 1).getContext("2d")!;
    paint.fillStyle = getComputedStyle(element).color;
    paint.fillRect(0, 0, 1, 1);
    return [...paint.getImageData(0, 0, 1, 1).data];
  });
  return green > red ? "green" : "red";
}

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
