import { answerTo, booking, cells, column, google } from "./clinic.fixture";
import { header, install, leadHeader, paste, post } from "./clinic.fixture";
import { recordCalls, row, rows, script, setUp, tab } from "./clinic.fixture";
import { thanks } from "./clinic.fixture";
import { FakeSheet } from "./fake-sheet";

const status = column("status");

beforeEach(() => setUp());

describe("a new status", () => {
  /** A person types or pastes texts into cells of a tab. Google then calls the script. */
  function edit(
    first: number,
    from: number,
    texts: string[][],
    { meanwhile = () => {}, name = "Booking" } = {},
  ) {
    const width = texts[0]!.length;
    const sheet = google.book().getSheetByName(name)!;
    const range = sheet.getRange(first, from, texts.length, width);
    range.setValues(texts);
    meanwhile();
    // For longer than a parent would wait.
    google.lockHeldFor = 12_000;
    // Google gives the value of a single cell only.
    const value = texts.flat().length === 1 ? { value: texts[0]![0] } : {};
    const event = google.triggerEvent("deskEdited");
    script.deskEdited({ ...event, range, ...value });
    google.lockHeldFor = 0;
  }

  test.each([
    ["2026-11-21", "2026-11-20", "No answer", "2026-11-23", "Sunday"],
    ["2026-11-21", "2026-11-20", "Did not come", "2026-11-21", "today"],
    ["2026-11-22", "2026-11-20", "Did not come", "2026-11-23", "a Sunday"],
    ["2026-12-01", "2026-11-20", "No answer", "2026-12-02", "after midnight"],
    ["2026-12-24", "2026-11-20", "No answer", "2026-12-28", "closed"],
    ["2026-12-31", "2026-11-20", "No answer", "2027-01-01", "new year"],
    ["2026-11-21", "2026-11-20", "Visit fixed", "", "the old day is over"],
    ["2026-11-21", "2026-11-21", "Visit fixed", "2026-11-21", "a visit"],
    ["2026-11-21", "next Friday", "Visit fixed", "next Friday", "to be mended"],
    ["2026-11-21", "2026-11-21", "Came", "", "the old day is over"],
    ["2026-11-21", "2026-11-22", "Came", "2026-11-22", "typed before"],
    ["2026-11-21", "2026-11-23", "Not now", "", "the script's own day"],
    ["2026-11-21", "1 Mar 2027", "Not now", "1 Mar 2027", "typed before"],
    ["2026-11-21", "1 Mar 28", "Not now", "1 Mar 28", "typed before"],
    ["2026-11-21", "after Holi", "Not now", "after Holi", "typed before"],
    ["2026-11-21", "2026-12-04", "Did not come", "2026-12-04", "typed before"],
    ["2026-11-21", "2026-11-20", "Started", "", "nothing is to be done"],
    ["2026-11-21", "2026-11-20", "no answer 2x", "2026-11-23", "typed by hand"],
    ["2026-11-21", "2026-11-20", "On hold", "2026-11-20", "not in the list"],
  ])("on %s, with %j as its date: %s makes it %j (%s)", (today, next, text, expected) => {
    install({ closedDays: "2026-12-25, 2026-12-26" });
    setUp();
    google.now = Date.parse(`${today}T00:01+05:30`);
    paste(header, row({ status: "New", next }));

    edit(2, status, [[text]]);

    expect(cells("next")).toEqual([expected]);
    expect(cells("status")).toEqual([text]);
  });

  // Every text closes Saturday 5 December 2026.
  test.each([
    ...["2026-12-05", "5/12/2026", "05.12.2026", "5-12-26", "05/12/26 ", "5 Dec 2026", "5 Dec 26", "5-Dec-2026", "05-Dec-26", "5th December", "5 dec", "05 Dec.", "५/१२/२०२६", "5 दिसंबर 2026", "२०२६-१२-०५"].map((closedDays) => ({ closedDays, closedWeekdays: "Sunday" })), // prettier-ignore
    ...["2026-12-04 to 2026-12-06", "4 Dec - 6 Dec", "04/12/2026 – 05/12/2026", "25 Dec; 1 Dec till 5 Dec", "24 Nov, 3 Dec and 5 Dec"].map((closedDays) => ({ closedDays, closedWeekdays: "Sunday" })), // prettier-ignore
    ...["sunday, saturday", "Sun Sat", "Sundays; Saturdays", "SAT. & SUN.", "Sunday and Saturday", "रविवार, शनिवार", "इतवार/शनि"].map((closedWeekdays) => ({ closedWeekdays, closedDays: "" })), // prettier-ignore
  ])("knows a closed day of %j", (settings) => {
    install(settings);
    setUp();
    google.now = Date.parse("2026-12-04T07:00Z");
    paste(header, row({}));

    edit(2, status, [["No answer"]]);

    expect(cells("next")).toEqual(["2026-12-07"]);
  });

  test("is handled in each row of a paste, also over the headings, and in no row below it", () => {
    paste(header, row({}), row({}), row({}), row({ status: "No answer" }));

    edit(1, status - 1, [
      ["receivedAt", "status"],
      ["x", "No answer"],
      ["x", "On hold"],
      ["x", "Did not come"],
    ]);

    expect(cells("next")).toEqual(["2026-11-23", "", "2026-11-21", ""]);
  });

  test("leaves the date of a row that a filter hides between the rows of a paste", () => {
    paste(header, row({}), row({ next: "2026-11-20" }), row({}));
    tab().filteredRow = 3;

    edit(2, status, [["No answer"], ["Not now"], ["No answer"]]);

    expect(cells("next")).toEqual(["2026-11-23", "2026-11-20", "2026-11-23"]);
  });

  test("that is pasted into 2,000 rows costs ten calls, because parents wait meanwhile", () => {
    const typed = Array.from({ length: 2000 }, () => ["No answer"]);
    paste(header, ...typed.map(() => row({})));
    const calls = recordCalls();

    edit(2, status, typed);

    expect(new Set(cells("next"))).toEqual(new Set(["2026-11-23"]));
    expect(calls.length).toBeLessThan(11);
  });

  test("is found in a moved column, beside which a date is written; a date that is pasted with it stays", () => {
    const moved = ["next", "status", ...header.filter((h) => !/status|next/.test(h))]; // prettier-ignore
    paste(moved, ["", "", "Asha"], ["", "", "Ravi"]);

    edit(2, 2, [["No answer"]]);
    edit(3, 1, [["2026-12-04", "No answer"]]);

    expect(rows().map((texts) => texts.slice(0, 3))).toEqual([
      ["2026-11-23", "No answer", "Asha"],
      ["2026-12-04", "No answer", "Ravi"],
    ]);
  });

  test.each(["booking", "BOOKING "])(
    "is handled in a tab that somebody has renamed to %j, which also gets the new requests",
    (name) => {
      google.sheets = { [name]: paste(header, row({})) };

      edit(2, status, [["Did not come"]], { name });
      expect(post(booking)).toBe(thanks);

      const dates = tab(name).rows.map((texts) => texts[column("next") - 1]);
      expect(dates).toEqual(["next", "2026-11-21", "2026-11-21"]);
      expect(Object.keys(google.sheets)).toEqual([name]);
    },
  );

  test("changes no date if somebody sorts the sheet meanwhile; the lead is still in the morning mail", () => {
    paste(
      header,
      row({ parentName: "B", status: "Did not come", next: "2026-12-01" }),
      row({ parentName: "A", status: "New", next: "2026-11-20" }),
    );

    edit(3, status, [["No answer"]], { meanwhile: () => tab().sort(1) });

    expect(cells("parentName")).toEqual(["A", "B"]);
    expect(cells("next")).toEqual(["2026-11-20", "2026-12-01"]);
    expect(script.morningMail_(script.deskLeads_(), [])!.htmlBody).toContain("No answer");
  });

  test("changes nothing if it is in another column, in the headings or in a tab of the clinic", () => {
    google.sheets!.Notes = new FakeSheet([["status", "next"], ["x"]]);
    paste(header, row({ status: "No answer" }));

    edit(2, column("note"), [["No answer"]]);
    edit(1, status, [["status"]]);
    edit(2, 1, [["No answer"]], { name: "Notes" });

    expect(cells("next")).toEqual([""]);
    expect(tab("Notes").rows[1]).toEqual(["No answer"]);
  });
});

test("the set-up says in one list what it has read in the settings", () => {
  install({
    notify: "a@example.in; Asha <b@example.in>,",
    closedWeekdays: "Sundays Mon",
    closedDays: "25 Dec 2026, 1/1/2027 to 3/1/2027",
  });
  setUp();

  expect(google.said.join().split("\n").slice(1)).toEqual([
    "Mails go to: a@example.in, b@example.in",
    "They have what the parent wrote: yes",
    "Phone: +91 11 2345 6789",
    "The morning mail comes at about: 9",
    "Closed: Sunday, Monday, Friday 25 December, Friday 1 January 2027 to Sunday 3 January 2027",
    "Years until a request is deleted: 1",
  ]);
});

test.each([
  ["closedDays", "Diwali"],
  ["closedDays", "2026-13-45"],
  ["closedDays", "12/25/2026"],
  ["closedDays", "6 Dec 2026 to 4 Dec 2026"],
  ["closedDays", "25 Dec 2026 half day"],
  ["closedWeekdays", "Sonntag"],
  ["closedWeekdays", "su"],
  ["notify", "desk at example.in"],
  ["notify", "mailto:desk@example.in"],
  ["notify", "desk@example.in."],
  ["keepYears", "one"],
  ["keepYears", 0],
  ["morningHour", "noon"],
  ["morningHour", 24],
])("the set-up and a GET refuse %s: %s", (name, words) => {
  install({ [name]: words });

  const refused = `not understood in ${name}: `;
  expect(setUp).toThrow(refused + words);
  expect(google.triggers).toHaveLength(2);
  const { body } = script.doGet();
  expect(body).toContain(refused);
  // Everybody can read it.
  expect(body.includes(String(words))).toBe(name !== "notify");
});

test("the set-up can be run again: it leaves one of each column, trigger, colour rule and list, and what is the clinic's", () => {
  const lead = row({}).slice(0, leadHeader.length);
  const sheet = paste(leadHeader, lead);
  google.triggers.push({ handler: "own", uid: "7", settings: "{}" });
  const colours = { getBooleanCondition: () => null };
  sheet.rules = [colours];

  setUp();
  setUp();

  expect(sheet.rows).toEqual([header, lead]);
  expect(sheet.rules).toEqual([colours, expect.objectContaining({ whenDateBefore: "today" })]);
  expect(sheet.settings).toMatchObject({
    [`list of ${status}, 2 rows`]: {
      requireValueInList: ["New", "No answer", "Visit fixed", "Came", "Did not come", "Started", "Not now"], // prettier-ignore
    },
    [`list of ${column("next")}, 2 rows`]: { requireDate: true },
    [`format of ${column("next")}`]: "yyyy-mm-dd",
  });
  const triggers = google.triggers.map(({ handler, settings }) => [handler, JSON.parse(settings)]);
  const nine = { atHour: 9, nearMinute: 0, inTimezone: "Asia/Kolkata" };
  expect(triggers).toEqual([
    ["own", {}],
    ["sendMorningMail", { timeBased: true, everyDays: 1, ...nine }],
    ["deskEdited", { forSpreadsheet: google.address, onEdit: true }],
  ]);
});

test.each([
  [8, 8],
  ["18", 18],
  // An older Code.gs has no hour.
  [null, 9],
])("with %j as its hour, the morning mail comes at %s", (morningHour, expected) => {
  install({ morningHour });
  setUp();

  expect(JSON.parse(google.triggers[0]!.settings)).toHaveProperty("atHour", expected);
});

test("with settings.sheet, the desk and the leads are in another spreadsheet; the old one is not changed", () => {
  paste(header, row({}));
  const sheet = "https://docs.google.com/spreadsheets/d/fresh/edit";
  google.others[sheet] = {};
  const moved = google.load({ sheet });
  setUp(moved);

  expect(answerTo(booking, moved).body).toBe(thanks);

  expect(google.others[sheet].Booking!.rows).toHaveLength(2);
  expect(rows()).toHaveLength(1);
  expect(google.triggers.at(-1)!.settings).toContain("/fresh/");
  // The colours compare dates with today, and people type the day first.
  expect(google.timeZones[sheet]).toBe("Asia/Kolkata");
  expect(google.locales[sheet]).toBe("en_IN");
});
