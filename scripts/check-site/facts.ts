import { formatPhone } from "@/components/contact-links/contact-links";
import type { Site } from "@/content/site";
import type { Page } from "./exported-site";

/** Nine digits and more, however they are grouped: shorter ones are postcodes, years and emergency numbers. */
const phoneLike = /\+?\(?\d(?:[\s().-]{0,2}\d){8,}/g;
const timeLike = /\b\d{1,2}(?:[:.]\d\d)? ?[ap]\.?m\b\.?/gi;
const localityLike = /\bC\.? ?R\.? ?Park\b|\bChit+[ae]?ranjan Park\b/gi;
const unfilled =
  /\{\w+\}|\bundefined\b|\bNaN\b|\[object \w+\]|lorem ipsum|\b(TODO|TBD)\b/gi;

/**
 * Facts of content/site.ts in a second spelling, links that reach another number, and templates left unfilled.
 *
 * @param facts - the clinic's facts, each in the one form that pages may show
 */
export function factErrors({ name, $ }: Page, facts: Site): readonly string[] {
  const { phone, whatsapp, address, hours, welcome } = facts;
  const forms: readonly (readonly [RegExp, string])[] = [
    [phoneLike, formatPhone(phone)],
    [timeLike, hours.text],
    [localityLike, address.locality],
    [new RegExp(address.postcode, "g"), `${address.city} ${address.postcode}`],
    [unfilled, ""],
  ];
  // The welcome is fixed by the specification, capitals and all.
  const texts = textsOf($).map((text) => text.replaceAll(welcome, ""));
  const spellings = texts.flatMap((text) =>
    forms.flatMap(([pattern, form]) =>
      (text.replaceAll(form, "").match(pattern) ?? []).map((found) =>
        form === ""
          ? `"${found}" was left in the words`
          : `"${found.trim()}" should be written "${form}"`,
      ),
    ),
  );
  const links = $("a[href^='tel:'], a[href*='wa.me/'], a[href*='api.whatsapp']")
    .map((_, link) => $(link).attr("href")?.split("?")[0] ?? "")
    .get()
    .filter(
      (href) =>
        ![`tel:${phone}`, `https://wa.me/${whatsapp.slice(1)}`].includes(href),
    )
    .map((href) => `"${href}" reaches another number than the clinic's`);
  return [...new Set([...spellings, ...links])].map(
    (what) => `${name}: ${what}`,
  );
}

const readAloud = ["alt", "title", "aria-label", "placeholder", "content"];

/** What is read, read aloud or shown elsewhere, text by text. */
function textsOf($: Page["$"]): readonly string[] {
  const attributes = $("body *, meta[name], meta[property]")
    .map((_, { attribs }) => readAloud.map((name) => attribs[name] ?? ""))
    .get();
  const texts = $("title, body *:not(script, style)")
    .contents()
    .filter((_, { type }) => type === "text")
    .map((_, text) => $(text).text())
    .get();
  return [...texts, ...attributes].map((text) => text.replace(/\s+/g, " "));
}
