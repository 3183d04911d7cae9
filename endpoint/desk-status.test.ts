/** @jest-environment node */
import { column, header, openDesk, row } from "./desk.fixture";
import { FakeSheet } from "./fake-sheet";

const status = column("status");

let desk: ReturnType<typeof openDesk>;
beforeEach(() => (desk = openDesk()));

const tab = () => desk.google.sheets!.Booking!;
const cells = (heading: string) =>
  tab()
    .rows.slice(1)
    .map((texts) => texts[column(heading) - 1] ?? "");

describe("a new status", () => {
  test.each([
    ["2026-11-21T07:00Z", "No answer", "2026-11-23", "Sunday is skipped"],
    ["2026-11-21T07:00Z", "Did not come", "2026-11-21", "today"],
    ["2026-11-22T07:00Z", "Did not come", "2026-11-23", "today is Sunday"],
    ["2026-11-30T18:29Z", "No answer", "2026-12-01", "before midnight"],
    ["2026-11-30T18:30Z", "No answer", "2026-12-02", "after midnight"],
    ["2026-12-24T07:00Z", "No answer", "2026-12-28", "closed, and Sunday"],
    ["2026-12-31T07:00Z", "No answer", "2027-01-01", "the end of a year"],
    ["2028-02-28T07:00Z", "No answer", "2028-02-29", "a leap year"],
    ["2026-11-21T07:00Z", "Visit fixed", "2026-11-20", "no rule"],
    ["2026-11-21T07:00Z", "Came", "2026-11-20", "no rule"],
    ["2026-11-21T07:00Z", "Not now", "", "nothing is to be done"],
    ["2026-11-21T07:00Z", "Started", "", "nothing is to be done"],
  ])("at %s: %s sets the date to %s (%s)", (now, text, expected) => {
    desk = openDesk({ closedDays: "2026-12-25, 2026-12-26" });
    desk.google.now = Date.parse(now);
    desk.fill(row({ status: "New", next: "2026-11-20" }));

    desk.edit(2, status, [[text]]);

    expect(cells("next")).toEqual([expected]);
    expect(cells("status")).toEqual([text]);
  });

  test("is handled in each row of a paste, also over the headings, and in no row below it", () => {
    desk.fill(row({}), row({}), row({}), row({ status: "No answer" }));

    desk.edit(1, status - 1, [
      ["receivedAt", "status"],
      ["x", "No answer"],
      ["x", "Came"],
      ["x", "Did not come"],
    ]);

    expect(cells("next")).toEqual(["2026-11-23", "", "2026-11-21", ""]);
  });

  test("that is pasted together with a date keeps this date", () => {
    desk.fill(row({}));

    desk.edit(2, status, [["No answer", "2026-12-04"]]);

    expect(cells("next")).toEqual(["2026-12-04"]);
  });

  test("is found in a moved column, and the date is written into the moved column `next`", () => {
    const moved = ["next", "called", ...header.filter((h) => h !== "next")];
    desk.google.sheets!.Booking = new FakeSheet([moved, ["", "", "Asha"]]);

    desk.edit(2, moved.indexOf("status") + 1, [["No answer"]]);

    expect(tab().rows[1]!.slice(0, 3)).toEqual(["2026-11-23", "", "Asha"]);
  });

  test("sets the date in both rows if two people edit at the same time", () => {
    desk.fill(row({}), row({}), row({}));

    desk.edit(4, status, [["Did not come"]], () =>
      desk.edit(2, status, [["No answer"]]),
    );

    expect(cells("next")).toEqual(["2026-11-23", "", "2026-11-21"]);
  });

  test("changes no date if somebody sorts the sheet meanwhile; the lead is still in the morning mail", () => {
    desk.fill(
      row({ parentName: "B", status: "Did not come", next: "2026-12-01" }),
      row({ parentName: "A", status: "New", next: "2026-11-20" }),
    );

    desk.edit(3, status, [["No answer"]], () => tab().sort(1));

    expect(cells("parentName")).toEqual(["A", "B"]);
    expect(cells("next")).toEqual(["2026-11-20", "2026-12-01"]);
    expect(desk.script.morningMail_([])!.htmlBody).toContain("No answer");
  });

  test("changes nothing if it is in another column, in the headings or in a tab of the clinic", () => {
    const notes = new FakeSheet([["status", "next"], ["No answer"]]);
    desk.google.sheets!.Notes = notes;
    desk.fill(row({ status: "No answer" }));

    desk.edit(2, column("note"), [["No answer"]]);
    desk.edit(1, status, [["status"]]);
    const range = desk.google.book().getSheetByName("Notes")!.getRange(2, 1);
    desk.script.deskEdited({
      ...desk.google.desk.triggerEvent("deskEdited"),
      range,
    });

    expect(cells("next")).toEqual([""]);
    expect(notes.rows[1]).toEqual(["No answer"]);
  });
});
