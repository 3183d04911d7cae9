/** @jest-environment node */
import { column, header, openDesk, row } from "./desk.fixture";
import { eventOf } from "./fake-google";
import { FakeSheet } from "./fake-sheet";
import { sampleLeads } from "@/components/lead-form/leads.fixture";

const { booking } = sampleLeads;
const status = column("status");

let desk: ReturnType<typeof openDesk>;
beforeEach(() => (desk = openDesk()));

const tab = () => desk.google.sheets!.Booking!;

test("a second run of the set-up leaves one of each trigger, colour rule and list, and keeps those of the clinic", () => {
  const { google, script } = desk;
  const own = { handler: "own", uid: "7", settings: "" };
  google.desk.triggers.push(own);
  const colours = { getBooleanCondition: () => null };
  tab().rules.push(colours);
  google.desk.press = () => "";

  script.setUpDesk();

  expect(tab().rules).toEqual([
    colours,
    expect.objectContaining({ whenDateBefore: "today" }),
  ]);
  const { triggers } = google.desk;
  expect(triggers.map(({ handler }) => handler).sort()).toEqual(
    ["deskEdited", "own", "sendMorningMail"], // prettier-ignore
  );
  expect(JSON.parse(triggers.at(-2)!.settings)).toEqual({
    ...{ timeBased: true, everyDays: 1, atHour: 9, nearMinute: 0 },
    inTimezone: "Asia/Kolkata",
  });
  expect(tab().settings).toMatchObject({
    [`list of ${status}, ${tab().getMaxRows() - 1} rows`]: {
      requireValueInList: expect.arrayContaining(["New", "Not now"]),
    },
    [`format of ${column("next")}`]: "yyyy-mm-dd",
  });
});

test("the set-up gives the spreadsheet the time zone of Delhi, in which its colour rules know today", () => {
  const { google } = desk;

  expect(google.timeZones).toEqual({
    [google.book().getUrl()]: "Asia/Kolkata",
  });
});

test("the set-up adds the columns to a tab of the old script without changing its rows", () => {
  const old = header.slice(0, 6);
  desk.google.sheets!.Booking = new FakeSheet([old, row({}).slice(0, 6)]);
  desk.google.desk.press = () => "";

  desk.script.setUpDesk();

  expect(tab().rows).toEqual([header, row({}).slice(0, 6)]);
});

test("with settings.sheet, leads go to another spreadsheet; the old one is not changed", () => {
  const { google } = desk;
  desk.fill(row({}));
  const before = tab().rows;
  const sheet = "https://docs.google.com/spreadsheets/d/fresh/edit";
  google.others[sheet] = {};
  const script = google.load({ sheet });
  google.desk.press = () => "";
  script.setUpDesk();

  expect(script.doPost(eventOf(booking)).body).toBe('{"ok":true}');

  const fresh = google.others[sheet]!.Booking!;
  expect(fresh.rows.map(([name]) => name)).toEqual(["parentName", "Asha Sen"]);
  expect(tab().rows).toEqual(before);
  const edits = google.desk.triggers.filter((t) => t.handler === "deskEdited");
  expect(edits).toHaveLength(1);
  expect(edits[0]!.settings).toContain("/fresh/");

  // A wrong address must not look like success.
  const lost = google.load({ sheet: sheet + "x" });
  expect(lost.doPost(eventOf(booking)).body).toContain('"ok":false');
});

test("nothing that a visitor of a page of the script can call reads, changes or sends anything", () => {
  const { google, script } = desk;
  desk.fill(row({ receivedAt: "2024-01-01T00:00:00+05:30", status: "New" }));
  const event = google.desk.triggerEvent("deskEdited");
  const state = () =>
    JSON.stringify([
      tab().rows,
      google.mails,
      google.desk.triggers,
      [...google.desk.properties],
      tab().settings,
    ]);
  const before = state();
  const functions = Object.entries(script).filter(
    ([name, value]) => typeof value === "function" && !name.endsWith("_"),
  ) as unknown as [string, (...values: unknown[]) => unknown][];
  const names = functions.map(([name]) => name);
  expect(names).toEqual(
    expect.arrayContaining(
      ["deleteOldLeads", "deskEdited", "doGet", "doPost", "onOpen", "sendMorningMail", "setUpDesk"], // prettier-ignore
    ),
  );

  // What google.script.run can send: values of JSON.
  const range = { rowStart: 2, columnStart: status };
  const guess = { triggerUid: "uid 99", range };
  const guesses = [[], [null], [{}], ["x", "x", "x"], [guess]];
  for (const [name, call] of functions)
    for (const values of guesses) {
      let answer: unknown;
      try {
        answer = call(...values);
      } catch (error) {
        answer = String(error);
      }
      expect(`${name}: ${JSON.stringify(answer)}`).not.toMatch(/Asha|98765/);
    }
  expect(() => script.deskEdited(guess)).not.toThrow();
  // Even with the id of the trigger, an edit has no range.
  expect(() => script.deskEdited({ ...event, range })).toThrow("getSheet");
  expect(state()).toBe(before);
});
