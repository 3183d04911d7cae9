import type { Site } from "./site";

/**
 * The times of day in a sentence, as 24-hour times: "9:30 am to noon" has 09:30 and 12:00.
 *
 * @param text - times are written with am or pm, or as noon
 */
export function timesIn(text: string): readonly string[] {
  const times = text.matchAll(
    /\b(?:(\d{1,2})(?:[:.](\d\d))? ?([ap])\.?m\b\.?|(?:12 )?noon)/gi,
  );
  return [...times].map(([, hour = "12", minutes = "00", half = "p"]) => {
    const sinceTwelve = Number(hour) % 12;
    const hours = half.toLowerCase() === "p" ? sinceTwelve + 12 : sinceTwelve;
    return `${String(hours).padStart(2, "0")}:${minutes}`;
  });
}

/**
 * Whether the words for parents and the data for search engines tell the same opening hours.
 *
 * @returns what is wrong with the words; undefined when nothing is
 */
export function hoursError({
  text,
  days,
  opens,
  closes,
}: Site["hours"]): string | undefined {
  const times = timesIn(text);
  const wrongTime = [opens, closes].find((time) => !times.includes(time));
  if (wrongTime !== undefined)
    return `does not say ${wrongTime}; write the times of opens and closes as in "9:30 am to 7 pm"`;

  if (/\b(daily|every day|all week)\b/i.test(text))
    return days.length === 7
      ? undefined
      : `says every day, and days has ${days.length}`;
  const named: string[] =
    text.replace(/closed.*/i, "").match(/\b[A-Z]\w+day\b/g) ?? [];
  const missing = [days.at(0), days.at(-1)].find(
    (day) => day !== undefined && !named.includes(day),
  );
  if (missing !== undefined) return `does not name ${missing}, and days does`;
  const extra = named.find((day) => !days.some((each) => each === day));
  return extra && `names ${extra}, and days does not`;
}
