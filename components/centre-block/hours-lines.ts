import type { Content } from "@/content-rules/content";
import type { OpeningHours } from "@/content-rules/site";
import { weekdays, type Weekday } from "@/content-rules/fields/weekdays";
import { formatList } from "@/components/language/language";

type HoursMessages = Content["ui"]["openingHours"];

/**
 * The opening hours, such as "Monday to Friday, 10 am to 1 pm", and the days without.
 * @param tag - the language of days and times, BCP 47
 */
export function hoursLines(
  hours: readonly OpeningHours[],
  tag: string,
  messages: HoursMessages,
): readonly string[] {
  const inWords = (days: readonly Weekday[]) => formatList(dayNames(days, tag, messages), tag);
  const closed = weekdays.filter((day) => !hours.some(({ days }) => days.includes(day)));
  const lines = hours.map(({ days, times }) =>
    fill(messages.open, {
      days: inWords(days),
      times: formatList(
        times.map(({ opens, closes }) =>
          unbroken(messages.times, { opens: timeText(opens, tag), closes: timeText(closes, tag) }),
        ),
        tag,
      ),
    }),
  );
  return closed.length === 0 ? lines : [...lines, fill(messages.closed, { days: inWords(closed) })];
}

const fill = (text: string, replacements: Readonly<Record<string, string>>) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => replacements[name] ?? "");

/** A span of days or of times, which stays on one line. */
const unbroken = (...parameters: Parameters<typeof fill>) =>
  fill(...parameters).replace(/\s/g, "\u00a0");

/** The names in the order of the week. Three or more consecutive days are one range. */
function dayNames(
  days: readonly Weekday[],
  tag: string,
  messages: HoursMessages,
): readonly string[] {
  const runs: Weekday[][] = [[]];
  for (const day of weekdays)
    if (days.includes(day)) runs.at(-1)!.push(day);
    else runs.push([]);
  return runs.flatMap((run) => {
    const names = run.map((day) => dayName(day, tag));
    return names.length > 2
      ? unbroken(messages.days, { first: names.at(0)!, last: names.at(-1)! })
      : names;
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
