import { z } from "zod";
import { https, matching, text, unconfirmed, type ContentOf } from "./rules";
import { weekdays } from "./weekdays";

const phone = matching(
  /^\+91\d{10}$/,
  "+91 and ten digits, such as +919876543210",
);
const time = matching(
  /^([01]\d|2[0-3]):[0-5]\d$/,
  "a time such as 09:30 or 19:00",
);
const link = z.object({ name: text(2, 40), href: https });

/** Times of a day, in Delhi. A break, such as lunch, is the gap between two periods. */
const openingTimes = z
  .array(z.object({ opens: time, closes: time }))
  .min(1, "needs a time")
  .refine(
    (times) => {
      const all = times.flatMap(({ opens, closes }) => [opens, closes]);
      return all.every((time, index) => index === 0 || all[index - 1]! < time);
    },
    { error: "must be in order: each time later than the one before it" },
  );

/** Days with the same times. */
const openingHours = z.object({
  days: z.array(z.enum(weekdays)).min(1, "needs a day: tick at least one"),
  times: openingTimes,
});
export type OpeningHours = ContentOf<typeof openingHours>;

/** In the order of the week. On days that are not in the list the clinic is closed. */
const hours = z
  .array(openingHours)
  .min(1, "needs an entry")
  .superRefine((entries, context) => {
    const days = entries.flatMap(({ days }) => days);
    for (const day of weekdays)
      if (days.indexOf(day) < days.lastIndexOf(day))
        context.addIssue({
          code: "custom",
          path: [
            entries.findLastIndex(({ days }) => days.includes(day)),
            "days",
          ],
          message: `has ${day} twice`,
        });
  });

/** The facts of the clinic. A field may have its placeholder only while it is unconfirmed. */
export const siteSchema = z
  .object({
    /** The short name, as families say it. */
    name: text(1, 30),
    /** The name with the kind of place, for titles and search engines. */
    fullName: text(2, 60),
    /** Replaces {product} in "Our Clients Talk About Their {product} Experience". */
    product: z.string(),
    welcome: text(10, 80),
    /** In E.164 format. Pages show it in groups. */
    phone,
    /** The number of the WhatsApp chat, in E.164 format. */
    whatsapp: phone,
    address: z.object({
      /** House, block and market. Pages leave it out while it is empty. */
      street: z.string(),
      locality: z.string(),
      city: z.string(),
      postcode: matching(/^[1-9]\d{5}$/, "six digits"),
    }),
    /** The URL of a search on a map service. */
    directions: https,
    hours,
    social: z.array(link),
    developer: link,
    /** The first year of the copyright line. */
    since: z.int().max(new Date().getFullYear(), {
      error: ({ input }) => `${String(input)} is later than this year`,
    }),
    unconfirmed,
  })
  .superRefine((site, context) => {
    for (const [field, message] of Object.entries(placeholderErrors(site)))
      if (message !== undefined && !site.unconfirmed.includes(field))
        context.addIssue({ code: "custom", path: field.split("."), message });
  });
export type Site = ContentOf<typeof siteSchema>;

/** The error message of each field that still has its placeholder; undefined for the others. */
function placeholderErrors({
  phone,
  whatsapp,
  address,
  social,
  developer,
}: Site): Readonly<Record<string, string | undefined>> {
  const phoneError = (number: string) =>
    number.startsWith("+910")
      ? `"${number}" must be a real phone number: it has a zero after +91`
      : undefined;
  const frontPage = social.find(
    ({ href }) => URL.canParse(href) && new URL(href).pathname === "/",
  );
  return {
    phone: phoneError(phone),
    whatsapp: phoneError(whatsapp),
    "address.street": address.street === "" ? "is empty" : undefined,
    developer: /^https:\/\/example\.com\b/.test(developer.href)
      ? `${developer.href} is a placeholder, not the page of a person or a firm`
      : undefined,
    social:
      frontPage &&
      `${frontPage.href} is the home page of a network, not the clinic's page there`,
  };
}
