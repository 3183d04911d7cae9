import { z } from "zod";
import { https, matching, text } from "./rules";
import type { Site } from "./types";
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

const hours = z
  .array(
    z.object({
      days: z.array(z.enum(weekdays)).min(1, "needs a day: tick at least one"),
      times: openingTimes,
    }),
  )
  .min(1, "needs an entry")
  .refine(
    (entries) => {
      const days = entries.flatMap(({ days }) => days);
      return new Set(days).size === days.length;
    },
    { error: "has a day twice" },
  );

/** The clinic's facts. A field may have its placeholder only while it is unconfirmed. */
export const siteSchema = z
  .object({
    name: text(1, 30),
    fullName: text(2, 60),
    welcome: text(10, 80),
    phone,
    whatsapp: phone,
    address: z.object({
      street: z.string(),
      postcode: matching(/^[1-9]\d{5}$/, "six digits"),
    }),
    directions: https,
    hours,
    social: z.array(link),
    developer: link,
    since: z.int().max(new Date().getFullYear(), {
      error: ({ input }) => `${String(input)} is later than this year`,
    }),
    unconfirmed: z.array(z.string()),
  })
  .superRefine((site, context) => {
    for (const [field, message] of Object.entries(placeholderErrors(site)))
      if (message !== undefined && !site.unconfirmed.includes(field))
        context.addIssue({ code: "custom", path: field.split("."), message });
  });

/** The error message of each field that still has its placeholder; undefined for the others. */
function placeholderErrors({
  phone,
  whatsapp,
  address,
  social,
  developer,
}: Pick<Site, "phone" | "whatsapp" | "social" | "developer"> & {
  readonly address: Pick<Site["address"], "street">;
}): Readonly<Record<string, string | undefined>> {
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
