/** @jest-environment node */
import * as messages from "./hindi";
import { english, type Language } from "./languages";
import { hoursText } from "./opening-hours";
import { weekdays, type Weekday } from "./weekdays";
import { contentIn } from "./content";

/** What parents read of these days, from 9:30 to 18. */
const said = (days: readonly Weekday[], language: Language = english) =>
  hoursText(
    { days, opens: "09:30", closes: "18:00" },
    language.tag,
    contentIn(language).placeMessages,
  );

test.each<[readonly Weekday[], string]>([
  [weekdays.slice(0, 6), "Monday to Saturday"],
  // As the clinic may list them.
  [["Thursday", "Tuesday", "Wednesday"], "Tuesday to Thursday"],
  [["Monday", "Wednesday", "Friday"], "Monday, Wednesday and Friday"],
  [["Saturday", "Sunday"], "Saturday and Sunday"],
  [["Sunday"], "Sunday"],
])("says open days as people do: %s", (days, words) => {
  expect(said(days)).toBe(`${words}, 9:30 am to 6 pm`);
});

test("says days and times in Hindi", () => {
  const hindi = { code: "hi", tag: "hi-IN", name: "हिन्दी", messages };

  expect(said(weekdays.slice(0, 5), hindi)).toBe(
    "सोमवार से शुक्रवार, सुबह 9:30 से शाम 6 बजे तक",
  );
  expect(said(["Sunday"], hindi)).toBe("रविवार, सुबह 9:30 से शाम 6 बजे तक");
});
