/** @jest-environment node */
import fs from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "../temporary-folder.fixture";
import { readTab, writeTab } from "./csv-tab";

const file = join(temporaryFolder(), "booking.csv");
const text = () => fs.readFileSync(file, "utf8");

afterEach(() => jest.restoreAllMocks());

test("reads a file that a person has edited, and makes formulas harmless", () => {
  fs.writeFileSync(file, `name,note\n'+91 98,a "b"\n\n=A1,"c;\nd"\nRavi`);

  const tab = readTab(file);
  writeTab(file, tab);

  const rows = [
    ["name", "note"],
    ["+91 98", 'a "b"'],
    ["=A1", "c;\nd"],
    ["Ravi"],
  ];
  expect(tab.rows).toEqual(rows);
  expect(readTab(file).rows).toEqual(rows);
  expect(text()).toBe(
    `\ufeffname,note\r\n'+91 98,"a ""b"""\r\n'=A1,"c;\nd"\r\nRavi,\r\n`,
  );
});

test("a row that is cut off is an error that names the file", () => {
  fs.writeFileSync(file, 'name,note\r\nRavi,"a');

  expect(() => readTab(file)).toThrow(/booking\.csv cannot be read: Quote/);
});

test.each(["fsyncSync", "renameSync"] as const)(
  "a disk error in %s leaves the file as it was",
  (step) => {
    fs.writeFileSync(file, "name\r\nRavi\r\n");
    jest.spyOn(fs, step).mockImplementationOnce(() => {
      throw new Error("ENOSPC");
    });
    const tab = readTab(file);
    tab.getRange(3, 1).setValue("Asha");

    expect(() => writeTab(file, tab)).toThrow("ENOSPC");
    expect(text()).toBe("name\r\nRavi\r\n");

    writeTab(file, tab);
    expect(text()).toBe("\ufeffname\r\nRavi\r\nAsha\r\n");
  },
);
