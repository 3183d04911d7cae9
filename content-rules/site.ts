/** The facts of the clinic. */
import { z } from "zod";
import {
  describe,
  fact,
  https,
  label,
  link,
  text,
  refuse,
  unconfirmed,
  type ContentOf,
} from "./fields/field";
import { isPlaceholderPhone, phoneError } from "./fields/phone";
import { weekdays } from "./fields/weekdays";

const phone = (name: string) =>
  describe(
    z.string().superRefine((value, context) => {
      const error = isPlaceholderPhone(value) ? undefined : phoneError(value);
      if (error !== undefined) context.addIssue(error);
    }),
    { kind: "phone", name, shownWith: "ui.phone" },
  );
const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, {
    abort: true,
    error: "Type both times, such as 09:30 and 19:00.",
  });

/** Times of a day, with a gap for a break such as lunch. */
const openingTimes = z
  .array(z.strictObject({ opens: time, closes: time }))
  .min(1, "Add the opening times.")
  .refine(
    (times) => {
      const all = times.flatMap(({ opens, closes }) => [opens, closes]);
      return all.every((time, index) => index === 0 || all[index - 1]! < time);
    },
    { error: "Each time must be later than the one before it." },
  );

const openingHours = z.strictObject({
  days: z.array(z.enum(weekdays)).min(1, "Tick at least one day."),
  times: openingTimes,
});
export type OpeningHours = ContentOf<typeof openingHours>;

/** On days that are not in the list the clinic is closed. */
const hours = z
  .array(openingHours)
  .min(1, "Add the opening times.")
  .superRefine((entries, context) => {
    const days = entries.flatMap(({ days }) => days);
    for (const day of weekdays)
      if (days.indexOf(day) < days.lastIndexOf(day))
        refuse(
          context,
          [entries.findLastIndex(({ days }) => days.includes(day)), "days"],
          `${day} is ticked twice. Tick it once.`,
        );
  });

const since = z
  .int({ error: "Type a year, such as 2019." })
  .min(1900, { error: "Type a year, such as 2019." })
  .max(new Date().getFullYear(), {
    error: ({ input }) => `${String(input)} is later than this year.`,
  });

/** The facts of the clinic. A field may have its placeholder only while it is unconfirmed. */
export const site = z
  .strictObject({
    name: fact(1, 30, "Short name of the clinic", { hasNoMark: true }),
    fullName: fact(2, 60, "Full name of the clinic"),
    /** Replaces {product} in "Our Clients Talk About Their {product} Experience". */
    product: fact(1, 30, "Name of the website"),
    welcome: text(10, 80, "Welcome"),
    tagline: label("Under the logo", 40),
    /** However the clinic writes it: pages write it in groups (phone.ts). */
    phone: phone("Phone number"),
    whatsapp: phone("WhatsApp number"),
    address: z.strictObject({
      street: text(1, 80, "House, block and market", {
        mayBeEmpty: true,
        translationOptional: true,
        shownWith: "ui.address",
      }),
      locality: text(2, 40, "Area", { translationOptional: true }),
      city: text(2, 40, "City", { translationOptional: true }),
      postcode: describe(
        z.string().regex(/^[1-9]\d{5}$/, { error: "A postcode has six digits, such as 110019." }),
        { kind: "postcode", name: "Postcode", shownWith: "ui.address" },
      ),
    }),
    directions: https("Link to the map", { shownWith: "ui.directions" }),
    hours: describe(hours, {
      kind: "hours",
      name: "Opening hours",
      shownWith: "ui.openingHours.open",
    }),
    social: describe(z.array(link), {
      kind: "links",
      name: "Pages on social networks",
      shownWith: "ui.social",
    }),
    developer: describe(link, {
      kind: "links",
      name: "Who made the website",
      shownWith: "about.credit",
    }),
    since: describe(since, {
      kind: "number",
      name: "Year in which the clinic began",
      shownWith: "about.copyright",
    }),
    unconfirmed,
  })
  .superRefine((site, context) => {
    for (const [field, message] of Object.entries(placeholderErrors(site)))
      if (message !== undefined && !site.unconfirmed.includes(field))
        refuse(context, field.split("."), message);
  });
export type Site = ContentOf<typeof site>;

function placeholderErrors({
  phone,
  whatsapp,
  address,
  social,
  developer,
}: Site): Readonly<Record<string, string | undefined>> {
  const exampleError = (number: string) =>
    isPlaceholderPhone(number)
      ? "This number is only an example: it begins with a zero."
      : undefined;
  const isFrontPage = ({ href }: Site["developer"]) =>
    URL.canParse(href) && new URL(href).pathname === "/";
  const example = "This address is only an example. Type the address of your own page.";
  return {
    phone: exampleError(phone),
    whatsapp: exampleError(whatsapp),
    "address.street": address.street === "" ? "This is empty." : undefined,
    developer: /^https:\/\/example\.com\b/.test(developer.href) ? example : undefined,
    social: social.some(isFrontPage) ? example : undefined,
  };
}
