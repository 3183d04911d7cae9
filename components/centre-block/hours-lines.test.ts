import type { OpeningHours } from "@/content-rules/site";
import { weekdays, type Weekday } from "@/content-rules/fields/weekdays";
import { ui } from "@/content/ui";
import { hoursLines } from "./hours-lines";

/** The lines with "_" for each no-break space. */
const linesOf = (...parameters: Parameters<typeof hoursLines>) =>
  hoursLines(...parameters).map((line) => line.replaceAll("\u00a0", "_"));

const hindi = {
  days: "{first} से {last}",
  times: "{opens} से {closes}\u00a0बजे\u00a0तक",
  open: "{days}, {times}",
  closed: "{days} को बंद",
};
const times = [{ opens: "09:30", closes: "18:00" }];
/** Monday to Friday except Wednesday with a break for lunch, and half of Saturday. */
const differing: readonly OpeningHours[] = [
  {
    days: ["Monday", "Tuesday", "Thursday", "Friday"],
    times: [
      { opens: "10:00", closes: "13:00" },
      { opens: "14:00", closes: "19:00" },
    ],
  },
  { days: ["Saturday"], times: [{ opens: "10:00", closes: "13:00" }] },
];

test.each<[readonly Weekday[], string, string]>([
  [weekdays.slice(0, 6), "Monday_to_Saturday", "Sunday"],
  [["Thursday", "Tuesday", "Wednesday"], "Tuesday_to_Thursday", "Monday and Friday_to_Sunday"],
  [
    ["Monday", "Wednesday", "Friday"],
    "Monday, Wednesday and Friday",
    "Tuesday, Thursday, Saturday and Sunday",
  ],
  [["Saturday", "Sunday"], "Saturday and Sunday", "Monday_to_Friday"],
  [
    weekdays.filter((day) => !/Wed|Sun/.test(day)),
    "Monday, Tuesday and Thursday_to_Saturday",
    "Wednesday and Sunday",
  ],
])("writes the open days %j as %s, and says closed on %s", (days, text, closed) => {
  expect(linesOf([{ days, times }], "en-IN", ui.openingHours)).toEqual([
    `${text}, 9:30_am_to_6_pm`,
    `Closed on ${closed}`,
  ]);
});

test("says nothing of closed days where there are none", () => {
  expect(linesOf([{ days: weekdays, times }], "en-IN", ui.openingHours)).toHaveLength(1);
});

test("writes a line for each group of days, and both times of a day with a break", () => {
  expect(linesOf(differing, "en-IN", ui.openingHours)).toEqual([
    "Monday, Tuesday, Thursday and Friday, 10_am_to_1_pm and 2_pm_to_7_pm",
    "Saturday, 10_am_to_1_pm",
    "Closed on Wednesday and Sunday",
  ]);
});

test("writes days and times in Hindi", () => {
  const days = weekdays.slice(0, 5);

  expect(linesOf([{ days, times }], "hi-IN", hindi)).toEqual([
    "सोमवार_से_शुक्रवार, सुबह_9:30_से_शाम_6_बजे_तक",
    "शनिवार और रविवार को बंद",
  ]);
  expect(linesOf(differing, "hi-IN", hindi)).toEqual([
    "सोमवार, मंगलवार, गुरुवार और शुक्रवार, सुबह_10_से_दोपहर_1_बजे_तक और दोपहर_2_से_शाम_7_बजे_तक",
    "शनिवार, सुबह_10_से_दोपहर_1_बजे_तक",
    "बुधवार और रविवार को बंद",
  ]);
});
