import type { CheerioAPI } from "cheerio";
import { fleschKincaid } from "flesch-kincaid";
import { syllable } from "syllable";
import { formatPhone } from "@/components/contact-links/contact-links";
import { helplines } from "@/content/safety";
import type { Site } from "@/content/site";

/** A page of the export; its name is its path, such as `/contact`, or 404.html. */
export type Page = { readonly name: string; readonly $: CheerioAPI };

/** Nine digits and more, however they are grouped: shorter ones are postcodes, years and emergency numbers. */
const phoneLike = /\+?\(?\d(?:[\s().-]{0,2}\d){8,}/g;
const timeLike = /\b\d{1,2}(?:[:.]\d\d)? ?[ap]\.?m\b\.?/gi;
const localityLike = /\bC\.? ?R\.? ?Park\b|\bChit+[ae]?ranjan Park\b/gi;
const unfilled =
  /\{\w+\}|\bundefined\b|\bNaN\b|\[object \w+\]|[Ll]orem ipsum|\b(TODO|TBD)\b/g;

/**
 * Facts of content/site.ts in a second spelling, links that reach another number, and templates left unfilled.
 *
 * @param facts - the clinic's facts, each in the one form that pages of this language may show
 * @param openingHours - in the words of the page
 */
export function factErrors(
  { name, $ }: Page,
  facts: Site,
  openingHours: string,
): readonly string[] {
  const { phone, whatsapp, address, welcome } = facts;
  const forms = [
    { like: phoneLike, form: formatPhone(phone) },
    { like: timeLike, form: openingHours },
    { like: localityLike, form: address.locality },
    {
      like: new RegExp(address.postcode, "g"),
      form: `${address.city} ${address.postcode}`,
    },
  ];
  // The welcome is fixed by the specification, capitals and all.
  const texts = textsOf($).map((text) => text.replaceAll(welcome, ""));
  const spellings = texts.flatMap((text) =>
    forms.flatMap(({ like, form }) =>
      (text.replaceAll(form, "").match(like) ?? []).map(
        (found) => `"${found.trim()}" should be written "${form}"`,
      ),
    ),
  );
  const left = texts
    .flatMap((text) => text.match(unfilled) ?? [])
    .map((found) => `"${found}" was left in the words`);
  const known = [
    ...[phone, ...helplines].map((number) => `tel:${number}`),
    ...[whatsapp.slice(1), ""].map((number) => `https://wa.me/${number}`), // Without a number the parent picks one.
  ];
  const links = $("a[href^='tel:'], a[href*='wa.me/'], a[href*='api.whatsapp']")
    .map((_, link) => $(link).attr("href")?.split("?")[0] ?? "")
    .get()
    .filter((href) => !known.includes(href))
    .map((href) => `"${href}" reaches neither the clinic nor a helpline`);
  return [...spellings, ...left, ...links].map((what) => `${name}: ${what}`);
}

/** The school year in which most children read a page with ease; 8 is the year of those of 13 or 14. */
export const highestGrade = 8;

/** The specification's own terms, which no editor may shorten; each counts as one short word. */
const specified =
  /sensory integration|oro-motor therapy|environmental modification|cognitive rehabilitation|gait training|emotional and behavioural needs|emotional regulation|communication, language, articulation and swallowing|equal access to education for students with disabilities|(?:occupational|speech|behavioural) therapy|special education|psychological counselling/gi;

/**
 * The Flesch-Kincaid grade of a page's prose. Headings, labels and names of other sites' pages are left out: each would
 * count as a short sentence and make the page look easier than it is.
 */
export function readingGrade({ $ }: Page): number {
  const main = $("main").clone();
  main.find("a[href^='http']").remove();
  const blocks = main
    .find("p, li, dd, blockquote")
    .map((_, block) => $(block).text().replace(/\s+/g, " ").trim())
    .get()
    .filter((text) => /[.!?]["”’)]*$/.test(text) || wordsIn(text).length >= 8)
    .map((text) => text.replace(specified, "it"));
  const words = blocks.flatMap(wordsIn);
  if (words.length === 0) return 0;
  return fleschKincaid({
    sentence: blocks.flatMap((block) => parts(block, "sentence")).length,
    word: words.length,
    syllable: words.reduce((sum, word) => sum + syllable(word), 0),
  });
}

const readAloud = ["alt", "title", "aria-label", "placeholder", "content"];

/** What is read, read aloud or shown elsewhere, text by text, but for what says its own language with `lang`. */
export function textsOf($: Page["$"]): readonly string[] {
  const page = $.root().clone();
  page.find("[lang]:not(html), script, style").remove();
  const attributes = page
    .find("body *, meta[name], meta[property]")
    .map((_, { attribs }) => readAloud.map((name) => attribs[name] ?? ""))
    .get();
  const texts = page
    .find("title, body *")
    .contents()
    .filter((_, { type }) => type === "text")
    .map((_, text) => $(text).text())
    .get();
  return [...texts, ...attributes].map((text) => text.replace(/\s+/g, " "));
}

const wordsIn = (text: string) =>
  parts(text, "word").filter((word) => /[a-z]/i.test(word));

const parts = (text: string, granularity: "sentence" | "word") =>
  [...new Intl.Segmenter("en-GB", { granularity }).segment(text)].map(
    ({ segment }) => segment,
  );
