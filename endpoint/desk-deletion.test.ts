/** @jest-environment node */
import { column, openDesk, row } from "./desk.fixture";
import { eventOf } from "./fake-google";
import { sampleLeads } from "@/components/lead-form/leads.fixture";

let desk: ReturnType<typeof openDesk>;
beforeEach(() => (desk = openDesk()));

const tab = () => desk.google.sheets!.Booking!;
const names = () =>
  tab()
    .rows.slice(1)
    .map(([name]) => name);

const old = (parentName: string, more = {}) =>
  row({ parentName, receivedAt: "2025-11-20T12:30:00+05:30", ...more });
const press = (answer: string, meanwhile = () => {}) => {
  const shown: string[] = [];
  desk.google.desk.press = (title, text) => {
    shown.push(title, text);
    meanwhile();
    return answer;
  };
  desk.script.deleteOldLeads();
  return shown;
};

test("shows what is older than a year and did not start, and deletes it only after Yes", () => {
  desk.fill(
    old("Old"),
    row({ parentName: "Young", receivedAt: "2025-11-21T00:00:00+05:30" }),
    old("Started", { status: "Started" }),
    old("Late", { receivedAt: "2025-11-20T23:59:59+05:30" }),
    row({ parentName: "By hand", receivedAt: "" }),
    row({ parentName: "Edited", receivedAt: "20/11/2025" }),
  );
  const kept = ["Young", "Started", "By hand", "Edited"];

  expect(press("no")).toEqual([
    "Delete 2 requests?",
    "Old, 2025-11-20T12:30:00+05:30\nLate, 2025-11-20T23:59:59+05:30",
  ]);
  expect(tab().rows).toHaveLength(7);
  press("yes");
  expect(names()).toEqual(kept);
  press("yes");
  expect(names()).toEqual(kept);
});

test("deletes only unchanged leads of the confirmed list, also if the sheet is sorted or a cell changes meanwhile", () => {
  desk.fill(old("B"), old("C"), row({ parentName: "A" }), old("D"));

  press("yes", () => {
    tab().getRange(3, column("status")).setValue("Started");
    tab().getRange(5, column("note")).setValue("calls again");
    tab().sort(1);
    desk.script.doPost(eventOf({ ...sampleLeads.booking, parentName: "New" }));
  });

  expect(names()).toEqual(["A", "C", "D", "New"]);
});

test("the deletion is written before others get the lock", () => {
  desk.fill(old("A"));
  const lockedAtFlush: boolean[] = [];
  tab().flush = () => void lockedAtFlush.push(desk.google.locked);

  press("yes");

  expect(lockedAtFlush).toEqual([true]);
});

test("an interrupted deletion has deleted only shown leads, and the next press deletes the rest", () => {
  desk.fill(old("A"), row({ parentName: "B" }), old("C"), old("D"));
  const sheet = tab();
  const { deleteRow } = sheet;
  sheet.deleteRow = (at) => {
    deleteRow(at);
    sheet.isFailing = true;
  };

  expect(() => press("yes")).toThrow("failed");
  expect(names()).toEqual(["A", "B", "C"]);
  expect(desk.google.locked).toBe(false);

  Object.assign(sheet, { deleteRow, isFailing: false });
  press("yes");
  expect(names()).toEqual(["B"]);
});

test("deletes every lead of a tab, although Google refuses to delete all rows", () => {
  desk.fill(old("A"), old("B"));
  tab().setFrozenRows(1);

  press("yes");

  expect(names()).toEqual([]);
  expect(desk.script.doPost(eventOf(sampleLeads.booking)).body).toBe(
    '{"ok":true}',
  );
});

test("shows and deletes at most thirty at a time, so that parents do not wait for the lock", () => {
  desk.fill(...Array.from({ length: 40 }, (_, index) => old(`P${index}`)));

  expect(press("yes")[0]).toBe("Delete 30 requests?");
  expect(tab().rows).toHaveLength(11);
});

test("keeps requests for as many years as keepYears says", () => {
  desk = openDesk({ keepYears: 2 });
  desk.fill(old("Old"));

  expect(press("no")[0]).toBe("Delete 0 requests?");
});
