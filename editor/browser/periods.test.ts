import { withNextPeriod } from "./periods";

test.each([
  ["10:00-19:00", "10:00-14:00 15:00-19:00"],
  ["09:30-13:00", "09:30-13:00 14:00-16:00"],
  ["10:00-14:00 15:00-19:00", "10:00-14:00 15:00-19:00 20:00-22:00"],
  ["14:00-22:00", "14:00-22:00 -"],
  ["14:00-22:00 -", "14:00-22:00 - -"],
])("after %s suggests %s", (times, expected) => {
  const periods = times.split(" ").map((period) => {
    const [opens = "", closes = ""] = period.split("-");
    return { opens, closes };
  });

  const next = withNextPeriod(periods);

  expect(next.map(({ opens, closes }) => `${opens}-${closes}`).join(" ")).toBe(
    expected,
  );
});
