/** @jest-environment node */
import fs from "node:fs";
import path from "node:path";
import { leadForms } from "../../endpoint/lead.js";
import { temporaryFolder } from "../temporary-folder.fixture";
import { CsvSheet } from "./csv-sheet";

const header = `\ufeff${leadForms.booking.join()}\r\n`;
const first = 'Ravi,1,"a ""b"",\nc",,2026-11-21T06:59:58Z\r\n';
const last = 'Asha,2,"d ""e"",\nf",,2026-11-21T06:59:59.123+05:30\r\n';
const added = 'Rani,3,x,"y;z",2026-11-21T07:00:00Z\r\n';
const next = ["Rani", "3", "x", "y;z", "2026-11-21T07:00:00Z", "received"];

const folder = temporaryFolder();
const file = path.join(folder, "b.csv");
const torn = path.join(folder, "b-torn.csv");
const open = () => new CsvSheet(file, leadForms.booking);
const text = (name = file) => fs.readFileSync(name, "utf8");

afterEach(() => jest.restoreAllMocks());

/** Enters the next lead below the others, as the script does. */
function enter(sheet: CsvSheet) {
  sheet.insertRowAfter();
  sheet.getRange(sheet.getLastRow() + 1, 1, 1, 6).setValues([next]);
}

test("a row torn anywhere never swallows the next lead, and no letter of it is lost", () => {
  const warn = jest.spyOn(console, "warn").mockImplementation();
  const whole = Buffer.from(header + first + last);
  const start = Buffer.byteLength(header + first);
  // Of the header the mark for UTF-8 is one: a part of it is another file's.
  const cuts = Array.from(whole.keys(), (index) => index + 1).slice(2);
  for (const cut of cuts) {
    fs.writeFileSync(file, whole.subarray(0, cut));
    fs.rmSync(torn, { force: true });
    enter(open());

    expect(text()).toMatch(/^\ufeffparentName[^]*\nRani,3,x,"y;z",/);
    if (cut < start) continue;
    const isWhole = cut === whole.length;
    expect(text()).toBe(header + first + (isWhole ? last : "") + added);
    if (isWhole || cut === start) continue;
    expect(text(torn)).toBe(`${whole.subarray(start, cut)}\r\n`);
    expect(warn.mock.lastCall?.[0]).toMatch(/was not whole.*b-torn\.csv/);
  }
});

test.each(["writeSync", "fsyncSync"] as const)(
  "a disk that refuses in %s leaves no half row",
  (step) => {
    fs.writeFileSync(file, header + first);
    const sheet = open();
    jest.spyOn(fs, step).mockImplementationOnce(((fd: number) => {
      if (step === "writeSync") fs.writeSync(fd, 'Rani,"ha');
      throw new Error("ENOSPC: no space left on device");
    }) as never);

    expect(() => enter(sheet)).toThrow("ENOSPC");
    expect(text()).toBe(header + first);

    enter(sheet);
    expect(text()).toMatch(/^[^]*\r\nRani,.*\r\n$/);
  },
);

test("a file with other columns is refused and left as it is", () => {
  for (const foreign of ["name,phone\r\nRavi,1\r\n", "name"]) {
    fs.writeFileSync(file, foreign);

    expect(open).toThrow(/b\.csv has other columns than parentName.*away/);
    expect(text()).toBe(foreign);
  }
});
