/** @jest-environment node */
import { eventOf, FakeGoogle } from "./fake-google";
import { FakeSheet } from "./fake-sheet";
import { leadForms } from "./lead.js";
import { sampleLeads, type Fields } from "@/components/lead-form/leads.fixture";

const { booking } = sampleLeads;
const receivedAt = "2026-11-21T12:30:00+05:30";
const minute = 60_000;
const thanks = '{"ok":true}';
const refusal =
  '{"ok":false,"error":"Your request could not be saved just now."}';

let google: FakeGoogle;
let script: ReturnType<FakeGoogle["load"]>;

beforeEach(() => {
  google = new FakeGoogle();
  script = google.load({ notify: "desk@example.in" });
});

const post = (fields: Fields) => script.doPost(eventOf(fields)).body;
const rows = () => google.sheets!.Booking!.rows.slice(1);

/** Gives the script a tab with this content. */
const tab = (...content: string[][]) =>
  (google.sheets!.Booking = new FakeSheet(content));

describe("columns", () => {
  const header = [...leadForms.booking, "receivedAt"];
  const lead = [...Object.values(booking), receivedAt];
  const old = [...Object.values({ ...booking, parentName: "Ravi" }), "then"];

  test("are added at the end for a field that is new; the others and the clinic's own stay", () => {
    const index = header.indexOf("serviceRequest");
    const before = [...header.toSpliced(index, 1), "called"];
    const ravi = [...before.map(() => "x"), "a note"];
    const sheet = tab(before, ravi);

    post(booking);

    expect(sheet.rows).toEqual([
      [...before, "", "serviceRequest"],
      ravi,
      [...lead.toSpliced(index, 1), "", "", booking.serviceRequest],
    ]);
  });

  test("may be moved by the clinic: values follow the headings, repeats are known", () => {
    const sheet = tab(["called", ...header.toReversed()], ["yes"]);

    post(booking);
    post(booking);

    expect(sheet.rows.slice(1)).toEqual([["yes", ...lead.toReversed()]]);
  });

  test("of somebody else are refused with a sentence, and left alone", () => {
    const sheet = tab(["Name", "Phone", "Date"], ["Ravi", "1", "then"]);

    expect(post(booking)).toBe(refusal);
    expect(sheet.rows).toHaveLength(2);
    expect(google.log.join()).toMatch(/"Booking".*parentName, phoneNumber/);
  });

  test("get their headings back where the clinic deleted that row", () => {
    const ravi = [...old.slice(0, -1), receivedAt];
    const sheet = tab(ravi);

    post(booking);

    expect(sheet.rows).toEqual([header, ravi, lead]);
  });

  test("find room where the clinic has cut the tab to fewer", () => {
    const sheet = tab(header.slice(0, -2), ["Ravi"]);
    sheet.maxColumns = header.length - 1;

    expect(post(booking)).toBe(thanks);
    expect(sheet.rows[0]).toEqual(header);
  });

  test("of boxes that the clinic filled down hide no lead and no repeat", () => {
    const box = [...header.map(() => ""), "", "FALSE"];
    const boxes = Array.from({ length: 1200 }, () => box);
    const sheet = tab(header, old, ...boxes);

    post(booking);
    post(booking);

    expect(sheet.rows[2]).toEqual([...lead, "", "FALSE"]);
    expect(sheet.rows.filter(([name]) => name === "Asha Sen")).toHaveLength(1);
  });
});

describe("the same request within a day", () => {
  const again = { ...booking, timestamp: "2026-11-21T07:03:00.000Z" };

  test("is thanked for and dropped, without a second mail, whatever its text", () => {
    for (const parentName of ["Asha Sen", "=Asha", "'Asha'"])
      for (const minutes of [0, 9, 60 * 23]) {
        google.now += minutes * minute;

        expect(post({ ...again, parentName })).toBe(thanks);
      }
    expect(rows()).toHaveLength(3);
    expect(google.mails).toHaveLength(3);
  });

  test("is a new one after that day, and where its time was edited away", () => {
    post(booking);
    google.now += 60 * 24 * minute;
    post(again);
    expect(rows()).toHaveLength(2);

    const { Booking: sheet } = google.sheets!;
    const column = sheet!.rows[0]!.length;
    sheet!.getRange(3, column).setValues([["called back"]]);
    post(again);
    expect(rows()).toHaveLength(3);
  });
});

test("a post gives up waiting for others before the page gives up waiting for it", () => {
  google.lockHeldFor = 12_000;

  expect(post(booking)).toBe(refusal);
  expect(google.sheets).toEqual({});
});

test("a flood of requests keeps every row and stops the mails with one that says so", () => {
  const flood = (from: number, count: number) => {
    for (let index = from; index < from + count; index += 1)
      post({ ...booking, parentName: `Parent ${index}` });
  };
  for (const start of [0, 40, 80]) {
    flood(start, 40);
    google.now += 9 * minute;
  }

  expect(rows()).toHaveLength(120);
  expect(google.mails).toHaveLength(31);
  expect(google.mails[30]!.body).toMatch(/^More than 30 booking requests/);

  google.now += 10 * minute;
  flood(120, 1);
  expect(google.mails[31]!.body).toContain("Parent 120");
});
