/** @jest-environment node */
import fs from "node:fs";
import path from "node:path";
import { leadForms } from "../../endpoint/lead.js";
import { temporaryFolder } from "../temporary-folder.fixture";
import { CsvSheet } from "./csv-sheet";

const deskHeadings = ["receivedAt", "status", "next", "note", "whatsapp"];
const oldHeader = `\ufeff${leadForms.booking.join()}\r\n`;
const header = `\ufeff${[...leadForms.booking, ...deskHeadings].join()}\r\n`;
const first = 'Ravi,1,"a ""b"",\nc",,2026-11-21T06:59:58Z,x,Came,,,\r\n';
const last = 'Asha,2,"d ""e"",\nf",,2026-11-21T06:59:59.123+05:30,,,,,\r\n';
const added = 'Rani,3,x,"y;z",2026-11-21T07:00:00Z,received,,,,\r\n';
const lead = ["Rani", "3", "x", "y;z", "2026-11-21T07:00:00Z", "received"];

const file = path.join(temporaryFolder(), "b.csv");
const openSheet = () => new CsvSheet(file, leadForms.booking);
const text = () => fs.readFileSync(file, "utf8");

afterEach(() => jest.restoreAllMocks());

/** Enters a lead below the other rows, as the script does. */
function enter(sheet: CsvSheet) {
  sheet.insertRowAfter();
  sheet.getRange(sheet.getLastRow() + 1, 1, 1, 6).setValues([lead]);
}

test("a row that a crash has cut off remains, and the next lead is a separate row", () => {
  for (let length = 1; length <= last.length; length += 1) {
    const cut = header + first + last.slice(0, length);
    fs.writeFileSync(file, cut);

    enter(openSheet());

    expect(text().startsWith(cut)).toBe(true);
    expect(text().endsWith(added)).toBe(true);
    expect(openSheet().rows).toEqual([
      expect.anything(),
      expect.arrayContaining(["Ravi", 'a "b",\nc']),
      expect.arrayContaining([expect.stringMatching(/^A/)]),
      lead,
    ]);
  }
});

test("the status and the link of a lead are written with it, and no other row changes", () => {
  fs.writeFileSync(file, header + first);
  const sheet = openSheet();
  sheet.insertRowAfter();
  const link = '=HYPERLINK("https://wa.me/91", "WhatsApp")';

  sheet.getRange(3, 1, 1, 10).setValues([[...lead, "New", "", "", link]]);

  const row = added.replace(",,,,", ",New,,,https://wa.me/91");
  expect(text()).toBe(header + first + row);
  expect(() => sheet.getRange(2, 7).setValue("New")).toThrow("Row 2 is not");
  expect(text()).toBe(header + first + row);
});

test("a file with only the columns of the form gets the columns of the desk, and keeps every row", () => {
  const rows = 'Ravi,1,"a\nb",,2026-11-21T06:59:58Z\r\nAsha,2,c,,then';
  fs.writeFileSync(file, oldHeader + rows);

  enter(openSheet());

  expect(text()).toBe(`${header}${rows}\r\n${added}`);
  expect(openSheet().rows[1]).toEqual([
    ..."Ravi,1,a\nb,".split(","),
    "2026-11-21T06:59:58Z",
    "2026-11-21T06:59:58Z",
  ]);
});

test.each(["writeSync", "fsyncSync"] as const)(
  "a disk error in %s leaves no partial row, and the next attempt writes the row",
  (step) => {
    fs.writeFileSync(file, header + first);
    const sheet = openSheet();
    jest.spyOn(fs, step).mockImplementationOnce(((
      fd: number,
      _: string,
      position: number,
    ) => {
      if (step === "writeSync") fs.writeSync(fd, 'Rani,"ha', position);
      throw new Error("ENOSPC: no space left on device");
    }) as never);

    expect(() => enter(sheet)).toThrow("ENOSPC");
    expect(text()).toBe(header + first);

    enter(sheet);
    expect(text()).toBe(header + first + added);
  },
);

test("a file with other columns is an error and is not changed", () => {
  for (const foreign of ["name,phone\r\nRavi,1\r\n", "name"]) {
    fs.writeFileSync(file, foreign);

    expect(openSheet).toThrow(/b\.csv has other columns than parentName.*away/);
    expect(text()).toBe(foreign);
  }
});
