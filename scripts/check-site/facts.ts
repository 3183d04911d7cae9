import { formatPhone } from "@/components/contact-links/contact-links";
import { helplines } from "@/content/safety";
import type { Site } from "@/content-model/types";
import { textsOf, type Page } from "./page-text";

/** Ten digits and more, in any grouping. */
const phoneLike = /\+?\(?\d(?:[\s().-]{0,2}\d){9,}/g;
const timeLike = /\b(\d{1,2})(?:[:.](\d\d))? ?([ap])\.?m\b\.?/gi;
const localityLike = /\bC\.? ?R\.? ?Park\b|\bChit+[ae]?ranjan Park\b/gi;
const unfilled =
  /\{\w+\}|\bundefined\b|\bNaN\b|\[object \w+\]|[Ll]orem ipsum|\b(TODO|TBD)\b/g;

/**
 * The clinic's own phone number, hours and address in another form than the one that pages show, links to the phone or
 * chat of somebody else, and templates that were not filled. Other numbers and times are the clinic's to write.
 *
 * @param facts - content/site.ts in the language of the page
 * @param openingHours - as the page says them
 */
export function factErrors(
  { name, $ }: Page,
  facts: Site,
  openingHours: string,
): readonly string[] {
  // The welcome is fixed by the specification, capitals and all.
  const texts = textsOf($).map((text) => text.replaceAll(facts.welcome, ""));
  const errors = texts.flatMap((text) => [
    ...misspellings(text, facts, openingHours).map(
      ({ form, other }) => `"${other}" should be written "${form}"`,
    ),
    ...matches(text, unfilled).map((part) => `"${part}" was not filled in`),
  ]);
  const known = [
    ...[facts.phone, ...helplines].map((number) => `tel:${number}`),
    // Without a number, the parent picks one.
    ...[facts.whatsapp.slice(1), ""].map((number) => `https://wa.me/${number}`),
  ];
  const links = $("a[href^='tel:'], a[href*='wa.me/'], a[href*='api.whatsapp']")
    .map((_, link) => $(link).attr("href")?.split("?")[0] ?? "")
    .get()
    .filter((href) => !known.includes(href))
    .map((href) => `"${href}" reaches neither the clinic nor a helpline`);
  return [...errors, ...links].map((what) => `${name}: ${what}`);
}

/** The clinic's facts that a text has in another form than `form`. */
function misspellings(
  text: string,
  { phone, whatsapp, address }: Site,
  openingHours: string,
): readonly { readonly form: string; readonly other: string }[] {
  const days = openingHours.slice(0, openingHours.lastIndexOf(","));
  const facts: readonly Fact[] = [
    ...[phone, whatsapp].map((number) => ({
      form: formatPhone(number),
      like: phoneLike,
      // Without +91, which parents may leave out.
      isSame: (other: string) =>
        other.replace(/\D/g, "").endsWith(number.slice(3)),
    })),
    ...matches(openingHours, timeLike).map((time) => ({
      form: time,
      like: timeLike,
      isSame: (other: string) => minutes(other) === minutes(time),
    })),
    {
      form: openingHours,
      // The opening days with times, as in "Monday to Saturday, 9-5".
      like: new RegExp(
        `${days}[^.!?\\d]{0,12}\\d{1,2}([:.]\\d\\d| ?[ap]\\.?m| ?[-–]| to )[^.!?]*`,
        "gi",
      ),
    },
    { form: address.locality, like: localityLike },
    {
      form: `${address.city} ${address.postcode}`,
      like: new RegExp(address.postcode, "g"),
    },
  ];
  return facts.flatMap(({ form, like, isSame = () => true }) =>
    matches(text.replaceAll(form, ""), like)
      .filter(isSame)
      .map((other) => ({ form, other })),
  );
}

type Fact = {
  /** As pages show it. */
  readonly form: string;
  /** What looks like this fact. */
  readonly like: RegExp;
  /** Whether what looks like this fact says the same. */
  readonly isSame?: (other: string) => boolean;
};

/** The minutes since midnight of a time such as "10.30 a.m.". */
function minutes(time: string): number {
  const [, hours, rest = "0", half = ""] =
    [...time.matchAll(timeLike)][0] ?? [];
  return (
    ((Number(hours) % 12) + (/p/i.test(half) ? 12 : 0)) * 60 + Number(rest)
  );
}

const matches = (text: string, like: RegExp): readonly string[] =>
  text.match(like)?.map((match) => match.trim()) ?? [];
