/** @jest-environment node */
import { weekdays, type Weekday } from "@/content-model/weekdays";
import { hoursText } from "./opening-hours";

const english = {
  days: "{first} to {last}",
  open: "{days}, {opens} to {closes}",
};
const hindi = {
  days: "{first} से {last}",
  open: "{days}, {opens} से {closes} बजे तक",
};
/** Opening hours on these days, from 9:30 to 18:00. */
const openOn = (days: readonly Weekday[]) => ({
  days,
  opens: "09:30",
  closes: "18:00",
});

test.each<[readonly Weekday[], string]>([
  [weekdays.slice(0, 6), "Monday to Saturday"],
  // The clinic may list the days in any order.
  [["Thursday", "Tuesday", "Wednesday"], "Tuesday to Thursday"],
  [["Monday", "Wednesday", "Friday"], "Monday, Wednesday and Friday"],
  [["Saturday", "Sunday"], "Saturday and Sunday"],
  [["Sunday"], "Sunday"],
])("writes the open days %j as %s", (days, text) => {
  expect(hoursText(openOn(days), "en-IN", english)).toBe(
    `${text}, 9:30 am to 6 pm`,
  );
});

test("writes days and times in Hindi", () => {
  expect(hoursText(openOn(weekdays.slice(0, 5)), "hi-IN", hindi)).toBe(
    "सोमवार से शुक्रवार, सुबह 9:30 से शाम 6 बजे तक",
  );
  expect(hoursText(openOn(["Sunday"]), "hi-IN", hindi)).toBe(
    "रविवार, सुबह 9:30 से शाम 6 बजे तक",
  );
});
