import { formatPhone } from "@/components/contact-links/contact-links";
import { helplines } from "@/content/safety";
import type { Site } from "@/content-model/types";
import { textsOf, type Page } from "./page-text";

/** Ten or more digits, in any grouping. */
const phonePattern = /\+?\(?\d(?:[\s().-]{0,2}\d){9,}/g;
const timePattern = /\b(\d{1,2})(?:[:.](\d\d))? ?([ap])\.?m\b\.?/gi;
const localityPattern = /\bC\.? ?R\.? ?Park\b|\bChit+[ae]?ranjan Park\b/gi;
/** What a template leaves in a text when a value is missing. */
const unfilledPattern =
  /\{\w+\}|\bundefined\b|\bNaN\b|\[object \w+\]|[Ll]orem ipsum|\b(TODO|TBD)\b/g;

/**
 * Errors for: the phone numbers, hours and address of the clinic in another form than the one that pages show; links to
 * a phone number or chat that is neither the clinic's nor a helpline's; templates that were not filled in. Other numbers
 * and times are allowed.
 *
 * @param facts - content/site.ts in the language of the page
 * @param openingHours - the text of the opening hours on the page
 */
export function factErrors(
  { name, $ }: Page,
  facts: Site,
  openingHours: string,
): readonly string[] {
  const clinicFacts = factsOf(facts, openingHours);
  // The specification fixes the welcome text, which writes CR PARK in capitals.
  const texts = textsOf($).map((text) => text.replaceAll(facts.welcome, ""));
  const errors = texts.flatMap((text) => [
    ...clinicFacts.flatMap((fact) => misspellings(text, fact)),
    ...matches(text, unfilledPattern).map(
      (part) => `"${part}" was not filled in`,
    ),
  ]);
  const allowedLinks = [
    ...[facts.phone, ...helplines].map((number) => `tel:${number}`),
    // A chat link without a number lets the parent choose whom to send the text to.
    ...[facts.whatsapp.slice(1), ""].map((number) => `https://wa.me/${number}`),
  ];
  const links = $("a[href^='tel:'], a[href*='wa.me/'], a[href*='api.whatsapp']")
    .map((_, link) => $(link).attr("href")?.split("?")[0] ?? "")
    .get()
    .filter((href) => !allowedLinks.includes(href))
    .map(
      (href) => `"${href}" is the number of neither the clinic nor a helpline`,
    );
  return [...errors, ...links].map((what) => `${name}: ${what}`);
}

/** A fact that pages show in one form only. */
type Fact = {
  /** The form that pages show. */
  readonly form: string;
  /** Finds text that may be this fact in another form. */
  readonly pattern: RegExp;
  /** Whether a found text is this fact; without this function, every found text is. */
  readonly isSame?: (other: string) => boolean;
};

/** The facts of the clinic in the form that pages show. */
function factsOf(
  { phone, whatsapp, address }: Site,
  openingHours: string,
): readonly Fact[] {
  const days = openingHours.slice(0, openingHours.lastIndexOf(","));
  return [
    ...[phone, whatsapp].map((number) => ({
      form: formatPhone(number),
      pattern: phonePattern,
      // The number is compared without +91, because a text may omit it.
      isSame: (other: string) =>
        other.replace(/\D/g, "").endsWith(number.slice(3)),
    })),
    ...matches(openingHours, timePattern).map((time) => ({
      form: time,
      pattern: timePattern,
      isSame: (other: string) => minutesOf(other) === minutesOf(time),
    })),
    {
      form: openingHours,
      // The opening days with times in any form, such as "Monday to Saturday, 9-5".
      pattern: new RegExp(
        `${days}[^.!?\\d]{0,12}\\d{1,2}([:.]\\d\\d| ?[ap]\\.?m| ?[-–]| to )[^.!?]*`,
        "gi",
      ),
    },
    { form: address.locality, pattern: localityPattern },
    {
      form: `${address.city} ${address.postcode}`,
      pattern: new RegExp(address.postcode, "g"),
    },
  ];
}

/** One error for each place where a text has a fact in another form. */
const misspellings = (
  text: string,
  { form, pattern, isSame = () => true }: Fact,
): readonly string[] =>
  matches(text.replaceAll(form, ""), pattern)
    .filter(isSame)
    .map((other) => `"${other}" should be written "${form}"`);

/** The minutes since midnight of a time such as "10.30 a.m.". */
function minutesOf(time: string): number {
  const [, hours, rest = "0", half = ""] =
    [...time.matchAll(timePattern)][0] ?? [];
  return (
    ((Number(hours) % 12) + (/p/i.test(half) ? 12 : 0)) * 60 + Number(rest)
  );
}

const matches = (text: string, pattern: RegExp): readonly string[] =>
  text.match(pattern)?.map((match) => match.trim()) ?? [];
