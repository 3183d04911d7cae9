import { table, times } from "./table";

test("texts stand left, numbers right, and what is unknown is a dash", () => {
  const text = table(
    ["Page", "bytes"],
    [
      ["/", 10.6],
      ["/contact", undefined],
    ],
  );

  expect(text).toBe(
    [
      "| Page     | bytes |",
      "| -------- | ----: |",
      "| /        |    11 |",
      "| /contact |     – |",
    ].join("\n"),
  );
});

test("ratios have two digits", () => {
  expect(times(1.049)).toBe("×1.05");
  expect(times(undefined)).toBe("–");
});
