/** @jest-environment node */
import { eventOf, FakeGoogle } from "./fake-google";
import { FakeSheet } from "./fake-sheet";
import { leadForms } from "./lead.js";
import { sampleLeads, type Fields } from "@/components/lead-form/leads.fixture";

const { booking } = sampleLeads;
const receivedAt = "2026-11-21T12:30:00+05:30";
const thanks = '{"ok":true}';

const deskHeader = ["status", "next", "note", "whatsapp"];
// Saturday, a working day.
const deskCells = ["New", "2026-11-21", "", "WhatsApp"];
const leadHeader = [...leadForms.booking, "receivedAt"];
const header = [...leadHeader, ...deskHeader];
const lead = [...Object.values(booking), receivedAt];
const row = [...lead, ...deskCells];
const old = [...Object.values({ ...booking, parentName: "Ravi" }), "then"];

let google: FakeGoogle;
let script: ReturnType<FakeGoogle["load"]>;

beforeEach(() => {
  google = new FakeGoogle();
  script = google.load();
});

const post = (fields: Fields) => script.doPost(eventOf(fields)).body;

/** Gives the script a tab with this content. */
const tab = (...content: string[][]) =>
  (google.sheets!.Booking = new FakeSheet(content));

test("a new tab has the desk's columns after the time of receipt, with a link to a chat", () => {
  post(booking);

  const sheet = google.sheets!.Booking!;
  expect(sheet.rows).toEqual([header, row]);
  const [chat] = sheet.links.values();
  expect(chat).toMatch(/^https:\/\/wa\.me\/919876543210\?text=Hello%2C%20this/);
  expect(chat).not.toContain("Asha");
});

test("a tab of the old script gets the desk's columns to the right of all others, and keeps every row", () => {
  const own = [...leadHeader, "called"];
  const ravi = [...old, "yes"];
  const sheet = tab(own, ravi);

  post(booking);

  expect(sheet.rows).toEqual([
    [...own, ...deskHeader],
    ravi,
    [...lead, "", ...deskCells],
  ]);
});

test("a new field gets its column at the end; the other columns, also those of the clinic, stay where they are", () => {
  const index = header.indexOf("serviceRequest");
  const before = [...header.toSpliced(index, 1), "called"];
  const ravi = [...before.map(() => "x"), "a note"];
  const sheet = tab(before, ravi);

  post(booking);

  expect(sheet.rows).toEqual([
    [...before, "", "serviceRequest"],
    ravi,
    [...row.toSpliced(index, 1), "", "", booking.serviceRequest],
  ]);
});

test("moved columns are found by their headings, with the clinic's own between; repeats are known", () => {
  const sheet = tab(["called", ...header.toReversed(), "own"], ["yes"]);

  post(booking);
  post(booking);

  expect(sheet.rows.slice(1)).toEqual([["yes", ...row.toReversed()]]);
});

test("a renamed column stays, and new rows fill a new one", () => {
  const renamed = header.with(header.indexOf("status"), "stage");
  const sheet = tab(renamed, [...old, "Came"]);

  post(booking);

  expect(sheet.rows[0]).toEqual([...renamed, "status"]);
  expect(sheet.rows[1]).toEqual([...old, "Came"]);
  expect(sheet.rows[2]).toEqual([
    ...row.with(header.indexOf("status"), ""),
    "New",
  ]);
});

test("a tab with other columns is refused with an error, and is not changed", () => {
  const sheet = tab(["Name", "Phone", "status"], ["Ravi", "1", "then"]);

  expect(post(booking)).toContain('"ok":false');
  expect(sheet.rows).toHaveLength(2);
  expect(google.log.join()).toMatch(/"Booking".*parentName, phoneNumber/);
});

test("inserts the headings again when the clinic has deleted their row", () => {
  const ravi = [...old.slice(0, -1), receivedAt, "Came"];
  const sheet = tab(ravi);

  post(booking);

  expect(sheet.rows).toEqual([header, ravi, row]);
});

test("adds columns to a tab from which the clinic has deleted columns", () => {
  const sheet = tab(leadHeader.slice(0, -2), ["Ravi"]);
  sheet.maxColumns = leadHeader.length - 1;

  expect(post(booking)).toBe(thanks);
  expect(sheet.rows[0]).toEqual(header);
});

test("finds the last lead and a repeat above rows in which only a checkbox of the clinic is filled", () => {
  const box = [...leadHeader.map(() => ""), "", "FALSE"];
  const boxes = Array.from({ length: 1200 }, () => box);
  const sheet = tab(leadHeader, old, ...boxes);

  post(booking);
  post(booking);

  expect(sheet.rows[2]).toEqual([...lead, "", "FALSE", ...deskCells]);
  expect(sheet.rows.filter(([name]) => name === "Asha Sen")).toHaveLength(1);
});

test.each([
  ["the desk's columns cannot be written", (): void => {}],
  [
    "desk.js is not pasted",
    () => (google.files = google.files.filter((file) => file !== "desk.js")),
  ],
])("a lead is kept, thanked for and told where %s", (_, prepare) => {
  prepare();
  script = google.load({ notify: "desk@example.in" });
  const sheet = tab(leadHeader);
  sheet.failsFrom = leadHeader.length + 1;

  expect(post(booking)).toBe(thanks);
  expect(sheet.rows.slice(1)).toEqual([lead]);
  expect(google.mails).toHaveLength(1);
  expect(google.log.join()).toMatch(/^The lead is in the sheet, without/);
});
