/** @jest-environment node */
import { booking, cells, column, google, header } from "./clinic.fixture";
import { install, paste, post, row, script, setUp } from "./clinic.fixture";
import { tab, thanks } from "./clinic.fixture";

beforeEach(() => setUp());

const old = (parentName: string, more = {}) =>
  row({ parentName, receivedAt: "2025-11-20T12:30:00+05:30", ...more });

/** A person chooses the only entry of the menu, and answers. Gives the title and the text of the dialogue. */
function choose(answer: string, meanwhile = () => {}) {
  const shown: string[] = [];
  google.answerDialog = (title, text) => {
    shown.push(title, text);
    meanwhile();
    return answer;
  };
  script.onOpen();
  Reflect.get(script, google.menu.at(-1)!)();
  return shown;
}

test("the menu shows what is older than a year and did not start, and deletes it only after Yes", () => {
  paste(
    header,
    old("Old"),
    row({ parentName: "Young", receivedAt: "2025-11-21T00:00:00+05:30" }),
    old("Started", { status: "Started" }),
    old("Late", { receivedAt: "2025-11-20T23:59:59+05:30" }),
    row({ parentName: "By hand", receivedAt: "" }),
    row({ parentName: "Edited", receivedAt: "20/11/2025" }),
  );

  expect(choose("no")).toEqual([
    "Delete 2 requests?",
    "Old, 2025-11-20T12:30:00+05:30\nLate, 2025-11-20T23:59:59+05:30",
  ]);
  expect(cells("parentName")).toHaveLength(6);
  choose("yes");
  choose("yes");
  expect(cells("parentName")).toEqual([
    "Young",
    "Started",
    "By hand",
    "Edited",
  ]);
});

test("the menu deletes only unchanged leads of the confirmed list, also if the sheet is sorted or a cell changes meanwhile", () => {
  paste(header, old("B"), old("C"), row({ parentName: "A" }), old("D"));

  choose("yes", () => {
    tab().getRange(3, column("status")).setValue("Started");
    tab().getRange(5, column("note")).setValue("calls again");
    tab().sort(1);
    post({ ...booking, parentName: "New" });
  });

  expect(cells("parentName")).toEqual(["A", "C", "D", "New"]);
});

test("a deletion is written before others get the lock", () => {
  paste(header, old("A"));
  const lockedAtFlush: boolean[] = [];
  tab().flush = () => void lockedAtFlush.push(google.locked);

  choose("yes");

  expect(lockedAtFlush).toEqual([true]);
});

test("an interrupted deletion has deleted only shown leads, and the next press deletes the rest", () => {
  paste(header, old("A"), row({ parentName: "B" }), old("C"), old("D"));
  const sheet = tab();
  const { deleteRow } = sheet;
  sheet.deleteRow = (at) => {
    deleteRow(at);
    sheet.failsFrom = 1;
  };

  expect(() => choose("yes")).toThrow("failed");
  expect(cells("parentName")).toEqual(["A", "B", "C"]);
  expect(google.locked).toBe(false);

  Object.assign(sheet, { deleteRow, failsFrom: Infinity });
  choose("yes");
  expect(cells("parentName")).toEqual(["B"]);
});

test("the menu shows and deletes at most thirty at a time, so that parents do not wait for the lock, and in the end all, although Google refuses to delete all rows", () => {
  paste(header, ...Array.from({ length: 40 }, (_, index) => old(`P${index}`)));
  tab().setFrozenRows(1);

  expect(choose("yes")[0]).toBe("Delete 30 requests?");
  expect(cells("parentName")).toHaveLength(10);
  expect(choose("yes")[0]).toBe("Delete 10 requests?");
  expect(cells("parentName")).toEqual([]);
  expect(post(booking)).toBe(thanks);
});

test("requests are kept for as many years as keepYears says", () => {
  install({ keepYears: 2 });
  setUp();
  paste(header, old("Old"));

  expect(choose("no")[0]).toBe("Delete 0 requests?");
});
