/** @jest-environment node */
import fs from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parse } from "csv-parse/sync";
import { leadForms } from "../../endpoint/lead.js";
import { CsvSheet } from "./csv-sheet";

const fields = leadForms.booking;
const header = `\ufeff${fields.join()}\r\n`;
const first = 'Ravi,1,"a ""b"",\nc",,2026-11-21T06:59:58Z\r\n';
const last = 'Asha,2,"d ""e"",\nf",,2026-11-21T06:59:59.123+05:30\r\n';
const next = ["Rani", "3", "x", "y;z", "2026-11-21T07:00:00Z", "received"];

let file: string;
let said: jest.SpyInstance;

beforeEach(() => {
  file = path.join(fs.mkdtempSync(path.join(tmpdir(), "sheet-")), "b.csv");
  said = jest.spyOn(console, "warn").mockImplementation();
});

afterEach(() => {
  jest.restoreAllMocks();
  fs.rmSync(path.dirname(file), { recursive: true });
});

/** The parents' names in the file, which must be whole. */
const names = () =>
  (parse(fs.readFileSync(file), { bom: true }) as string[][])
    .slice(1)
    .map(([name]) => name);

/** Enters the next lead below the others, as the script does. */
function enter(sheet: CsvSheet) {
  sheet.insertRowAfter();
  sheet.getRange(sheet.getLastRow() + 1, 1, 1, 6).setValues([next]);
}

test("a row torn anywhere never swallows the next lead, and no letter of it is lost", () => {
  const whole = Buffer.from(header + first + last);
  const start = Buffer.byteLength(header + first);
  for (let cut = 0; cut <= whole.length; cut += 1) {
    const left = whole.subarray(0, cut);
    fs.writeFileSync(file, left);
    fs.rmSync(file.replace(".csv", "-torn.csv"), { force: true });
    said.mockClear();
    // In the mark for UTF-8 itself nothing can be told.
    if (cut === 1 || cut === 2) continue;

    enter(new CsvSheet(file, fields));

    expect(names().at(-1)).toBe("Rani");
    if (cut < start) continue;
    // Torn in its line break alone, a row is whole.
    const isWhole = cut >= whole.length - 2;
    expect(names()).toEqual(["Ravi", ...(isWhole ? ["Asha"] : []), "Rani"]);
    if (isWhole || cut === start) continue;
    expect(fs.readFileSync(file.replace(".csv", "-torn.csv"), "utf8")).toBe(
      `${left.subarray(start).toString()}\r\n`,
    );
    expect(said.mock.calls.join()).toMatch(/was not whole.*b-torn\.csv/);
  }
});

test("a last line that somebody left open by hand is kept", () => {
  fs.writeFileSync(file, `${fields.join()}\nRavi,1,x,,t`);

  enter(new CsvSheet(file, fields));

  expect(names()).toEqual(["Ravi", "Rani"]);
});

test("a file that somebody edits meanwhile is read again before a row is added", () => {
  fs.writeFileSync(file, header + first);
  const sheet = new CsvSheet(file, fields);

  fs.writeFileSync(file, header + 'Meera,4,"torn');
  sheet.refresh();
  enter(sheet);

  expect(names()).toEqual(["Rani"]);
  expect(sheet.rows.map(([name]) => name)).toEqual(["parentName", "Rani"]);
});

test.each(["writeSync", "fsyncSync"] as const)(
  "a disk that refuses in %s leaves no half row",
  (step) => {
    fs.writeFileSync(file, header + first);
    const sheet = new CsvSheet(file, fields);
    jest.spyOn(fs, step).mockImplementationOnce(((fd: number) => {
      if (step === "writeSync") fs.writeSync(fd, 'Rani,"ha');
      throw new Error("ENOSPC: no space left on device");
    }) as never);

    expect(() => enter(sheet)).toThrow("ENOSPC");
    expect(fs.readFileSync(file, "utf8")).toBe(header + first);

    enter(sheet);
    expect(names()).toEqual(["Ravi", "Rani"]);
  },
);

test("a file with other columns is refused and left as it is", () => {
  for (const text of ["name,phone\r\nRavi,1\r\n", "name"]) {
    fs.writeFileSync(file, text);

    expect(() => new CsvSheet(file, fields)).toThrow(
      /b\.csv has other columns than parentName.*move it away first$/,
    );
    expect(fs.readFileSync(file, "utf8")).toBe(text);
  }
});
