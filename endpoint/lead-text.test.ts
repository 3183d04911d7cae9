/** @jest-environment node */
import { isSameRequest, plainText, spreadsheetText } from "./lead.js";
import { sampleLeads, type Fields } from "./sample-leads";

test("what would run as a formula is text in a spreadsheet, and can be had back", () => {
  // prettier-ignore
  const starts = ["=", "+", "-", "@", "＝", "＋", "－", "＠", " =", "\t=", "\r=", "\n=", "\n"];
  for (const value of starts.map((start) => start + "IMPORTXML(A1)")) {
    expect(spreadsheetText(value)).toBe("'" + value);
    expect(plainText(spreadsheetText(value))).toBe(value);
  }
});

test("anything else stands in a spreadsheet as it was typed", () => {
  for (const value of ["", "9876543210", "'quoted'", "मेरी", "a=b", "1-2"]) {
    expect(spreadsheetText(value)).toBe(value);
    expect(plainText(value)).toBe(value);
  }
});

test("the same request is recognised whatever its time and spacing, also read back from a sheet", () => {
  const { booking } = sampleLeads;
  const isSame = (one: Fields, other: Fields) =>
    isSameRequest("booking", { ...booking, ...one }, { ...booking, ...other });

  expect(isSame({}, { timestamp: "2026-11-21T07:05:00.000Z" })).toBe(true);
  expect(isSame({}, { parentName: " Asha\n  Sen " })).toBe(true);
  expect(isSame({ parentName: "Asha'" }, { parentName: "'Asha'" })).toBe(true);
  expect(isSame({}, { parentName: "Rani Sen" })).toBe(false);
  expect(isSame({}, { serviceRequest: "" })).toBe(false);
});
