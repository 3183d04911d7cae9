import { z } from "zod";
import { form, https, text } from "./rules";
import type { Site } from "./site";

const phone = form(/^\+91\d{10}$/, "+91 and ten digits, such as +919876543210");
const time = form(/^([01]\d|2[0-3]):[0-5]\d$/, "a time such as 09:30 or 19:00");
const link = z.object({ name: text(2, 40), href: https });

const hours = z
  .object({
    text: text(10, 80),
    days: z
      .array(
        z.enum([
          "Monday",
          "Tuesday",
          "Wednesday",
          "Thursday",
          "Friday",
          "Saturday",
          "Sunday",
        ]),
      )
      .min(1),
    opens: time,
    closes: time,
  })
  .superRefine((value, context) => {
    const message = hoursError(value);
    if (message !== undefined)
      context.addIssue({ code: "custom", path: ["text"], message });
  });

/** The clinic's facts: a phone that rings, hours that agree with their words, links that lead somewhere. */
export const siteSchema = z
  .object({
    name: text(1, 30),
    fullName: text(2, 60),
    welcome: text(10, 80),
    phone,
    whatsapp: phone,
    address: z.object({
      street: z.string(),
      postcode: form(/^[1-9]\d{5}$/, "six digits"),
    }),
    directions: https,
    hours,
    social: z.array(link),
    developer: link,
    unconfirmed: z.array(z.string()),
  })
  .superRefine((site, context) => {
    for (const [field, message] of Object.entries(placeholders(site)))
      if (message !== undefined && !site.unconfirmed.includes(field))
        context.addIssue({ code: "custom", path: field.split("."), message });
  });

/** What still holds its placeholder, by field: right only while the field is unconfirmed. */
function placeholders({
  phone,
  whatsapp,
  address,
  social,
}: Pick<Site, "phone" | "whatsapp" | "social"> & {
  readonly address: Pick<Site["address"], "street">;
}): Readonly<Record<string, string | undefined>> {
  const silent = (number: string) =>
    number.startsWith("+910")
      ? `"${number}" must be a number that can ring: not zero after +91`
      : undefined;
  const frontPage = social.find(
    ({ href }) => URL.canParse(href) && new URL(href).pathname === "/",
  );
  return {
    phone: silent(phone),
    whatsapp: silent(whatsapp),
    "address.street": address.street === "" ? "is empty" : undefined,
    social:
      frontPage && `${frontPage.href} is a front page, not the clinic's own`,
  };
}

/**
 * Whether the words for parents and the data for search engines tell the same opening hours.
 *
 * @returns what is wrong with the words; undefined when nothing is
 */
function hoursError({
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

/**
 * The times of day in a sentence, as 24-hour times: "9:30 am to noon" has 09:30 and 12:00.
 *
 * @param text - times are written with am or pm, or as noon
 */
function timesIn(text: string): readonly string[] {
  const times = text.matchAll(
    /\b(?:(\d{1,2})(?:[:.](\d\d))? ?([ap])\.?m\b\.?|(?:12 )?noon)/gi,
  );
  return [...times].map(([, hour = "12", minutes = "00", half = "p"]) => {
    const sinceTwelve = Number(hour) % 12;
    const hours = half.toLowerCase() === "p" ? sinceTwelve + 12 : sinceTwelve;
    return `${String(hours).padStart(2, "0")}:${minutes}`;
  });
}
