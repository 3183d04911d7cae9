/** @jest-environment node */
import { eventOf, FakeGoogle } from "./fake-google";
import { sampleLeads, type Fields } from "@/components/lead-form/leads.fixture";

const { booking } = sampleLeads;
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

describe("the same request within a day", () => {
  const again = { ...booking, timestamp: "2026-11-21T07:03:00.000Z" };

  test("gets ok: true, and adds no row and no mail, whatever its text", () => {
    for (const parentName of ["Asha Sen", "=Asha", "'Asha'"])
      for (const minutes of [0, 9, 60 * 23]) {
        google.now += minutes * minute;

        expect(post({ ...again, parentName })).toBe(thanks);
      }
    expect(rows()).toHaveLength(3);
    expect(google.mails).toHaveLength(3);
  });

  test("adds a row after that day, or if the time of receipt of the old row was deleted", () => {
    post(booking);
    google.now += 60 * 24 * minute;
    post(again);
    expect(rows()).toHaveLength(2);

    const { Booking: sheet } = google.sheets!;
    const column = sheet!.rows[0]!.indexOf("receivedAt") + 1;
    sheet!.getRange(3, column).setValues([["called back"]]);
    post(again);
    expect(rows()).toHaveLength(3);
  });
});

test("a post waits for the lock for less time than the page waits for the answer", () => {
  google.lockHeldFor = 12_000;

  expect(post(booking)).toBe(refusal);
  expect(google.sheets).toEqual({});
});
