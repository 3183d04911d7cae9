/** @jest-environment node */
import { leadKey, plainText, spreadsheetText } from "./lead.js";
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

describe("the same request", () => {
  const key = (changes: Fields) =>
    leadKey("booking", { ...sampleLeads.booking, ...changes });

  test("is recognised whatever its time and spacing, also read back from a sheet", () => {
    expect(key({ timestamp: "2026-11-21T07:05:00.000Z" })).toBe(key({}));
    expect(key({ parentName: " Asha\n  Sen " })).toBe(key({}));
    expect(key({ parentName: "Asha'" })).toBe(key({ parentName: "'Asha'" }));
  });

  test("differs from a request of somebody else, and from text moved between fields", () => {
    expect(key({ parentName: "Rani Sen" })).not.toBe(key({}));
    expect(key({ parentName: "Asha", phoneNumber: "Sen" })).not.toBe(
      key({ parentName: "Asha Sen", phoneNumber: "" }),
    );
  });
});
