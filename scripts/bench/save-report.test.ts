/** @jest-environment node */
import { readFileSync } from "node:fs";
import { withReport } from "./save-report";

test("a new report takes the place of the last one in docs/speed.md", () => {
  const document = readFileSync("docs/speed.md", "utf8");

  const next = withReport(withReport(document, "OLD"), "NEW");

  expect(next).toContain("\n\nNEW\n\n");
  expect(next).not.toContain("OLD");
  expect(next.split("\n")[0]).toBe(document.split("\n")[0]);
});

test("refuses a document without its marks", () => {
  expect(() => withReport("# Speed", "NEW")).toThrow("docs/speed.md");
});
