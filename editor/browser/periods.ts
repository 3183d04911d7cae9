import type { OpeningHours } from "@/content-model/site-schema";

type Periods = OpeningHours["times"];

/**
 * The periods of a day with one more. A long day gets a break from 14:00 to 15:00; otherwise the new period begins one
 * hour after the last, or is empty if the day has no room or the last is empty.
 */
export function withNextPeriod(periods: Periods): Periods {
  const last = periods.at(-1)!;
  if (last.opens < "14:00" && last.closes > "15:00")
    return [
      ...periods.slice(0, -1),
      { opens: last.opens, closes: "14:00" },
      { opens: "15:00", closes: last.closes },
    ];
  const opens = later(last.closes, 1);
  const closes = later(last.closes, 3);
  return [
    ...periods,
    last.closes && closes < "24:00"
      ? { opens, closes }
      : { opens: "", closes: "" },
  ];
}

/** A time such as "13:30" some hours later. */
const later = (time: string, hours: number) =>
  `${Number(time.slice(0, 2)) + hours}`.padStart(2, "0") + time.slice(2);
