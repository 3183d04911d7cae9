import type { Site } from "@/content-model/types";
import { weekdays, type Weekday } from "@/content-model/weekdays";

/** The texts around days and times: `placeMessages` of content/about.ts. */
export type HoursMessages = { readonly days: string; readonly open: string };

/**
 * The opening hours as parents read them, such as "Monday to Saturday, 10 am to 7 pm".
 *
 * @param tag - the language of days and times, BCP 47
 */
export function hoursText(
  { days, opens, closes }: Site["hours"],
  tag: string,
  messages: HoursMessages,
): string {
  const fill = (text: string, replacements: Readonly<Record<string, string>>) =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => replacements[name] ?? "");
  const open = weekdays.filter((day) => days.includes(day));
  const names = open.map((day) => dayName(day, tag));
  // Three or more consecutive days are written as a range, other days as a list.
  const isRange = open.length > 2 && weekdays.join().includes(open.join());
  return fill(messages.open, {
    days: isRange
      ? fill(messages.days, { first: names.at(0)!, last: names.at(-1)! })
      : new Intl.ListFormat(tag).format(names),
    opens: timeText(opens, tag),
    closes: timeText(closes, tag),
  });
}

// 1 January 2024 is a Monday.
const dayName = (day: Weekday, tag: string) => {
  const date = new Date(Date.UTC(2024, 0, 1 + weekdays.indexOf(day)));
  return date.toLocaleDateString(tag, { weekday: "long", timeZone: "UTC" });
};

/** A 24-hour time as people say it: "9:30 am", "सुबह 9:30". */
function timeText(time: string, tag: string): string {
  const isFull = time.endsWith(":00");
  return new Date(`2024-01-01T${time}Z`).toLocaleTimeString(tag, {
    hour: "numeric",
    ...(!isFull && { minute: "2-digit" }),
    // English says am and pm; Hindi names the part of the day.
    ...(!tag.startsWith("en") && { dayPeriod: "short" }),
    hour12: true,
    numberingSystem: "latn",
    timeZone: "UTC",
  });
}
