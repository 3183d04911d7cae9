/** @jest-environment node */
import { FakeGoogle } from "./fake-google";
import { FakeSheet } from "./fake-sheet";
import { sampleLeads, type Fields } from "./sample-leads";

const { booking, consultation } = sampleLeads;

let google: FakeGoogle;
let script: ReturnType<FakeGoogle["load"]>;

beforeEach(() => {
  google = new FakeGoogle();
  script = google.load({ notify: "desk@example.in" });
});

function post(fields: Fields) {
  const parameters = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, [value]]),
  );
  return JSON.parse(script.doPost({ parameters }).body) as { ok: boolean };
}

const rows = (tab = "Booking") => google.sheets![tab]!.rows.slice(1);

describe("a repeat within ten minutes", () => {
  const again = { ...booking, timestamp: "2026-11-21T07:03:00.000Z" };
  const later = (minutes: number) => (google.now += minutes * 60_000);

  test("is thanked for and dropped, without a second mail", () => {
    post(booking);
    later(9);

    expect(post(again)).toEqual({ ok: true });
    expect(rows()).toHaveLength(1);
    expect(google.mails).toHaveLength(1);
  });

  test("is known from the rows when the cache has forgotten it or is out of order", () => {
    google.cacheWorks = false;
    for (const parentName of ["Asha Sen", "=Asha", "'Asha'"]) {
      const lead = { ...again, parentName };
      post(lead);
      later(5);

      expect(post(lead)).toEqual({ ok: true });
    }
    expect(rows()).toHaveLength(3);
    expect(google.log.join()).toContain("cache");
  });

  test("is a new request once they have passed", () => {
    post(booking);
    later(10);
    post(again);

    expect(rows()).toHaveLength(2);
  });

  test("is not mistaken for another child's request", () => {
    post(consultation);
    google.cached.clear();
    post({ ...consultation, childName: "Rani" });

    expect(rows("Consultation")).toHaveLength(2);
  });

  test("is not looked for in rows whose time was edited away", () => {
    post(booking);
    google.cached.clear();
    google.sheets!.Booking!.getRange(2, 6).setValues([["called back"]]);
    post(booking);

    expect(rows()).toHaveLength(2);
  });
});

test("a request gets a header row above it where the clinic deleted that row", () => {
  const sheet = (google.sheets!.Booking = new FakeSheet());
  sheet.fill([["An older", "request"]]);

  post(booking);

  expect(sheet.rows.map((row) => row[0])).toEqual([
    "parentName",
    "An older",
    "Asha Sen",
  ]);
});

test("a post that waits for others longer than the lock allows is told so", () => {
  google.lockHeldFor = 60_000;

  expect(post(booking).ok).toBe(false);
  expect(google.sheets).toEqual({});
});
