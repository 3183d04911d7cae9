import type { CheerioAPI } from "cheerio";

/** A page of the export; its name is its path, such as `/contact`, or 404.html. */
export type Page = { readonly name: string; readonly $: CheerioAPI };

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
