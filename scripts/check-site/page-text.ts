import type { CheerioAPI } from "cheerio";

/** A page of the export. `name` is its path, such as `/contact`; for the page of an unknown address, its file. */
export type Page = { readonly name: string; readonly $: CheerioAPI };

/** Attributes with text that is shown, or that screen readers or other sites use. */
const textAttributes = ["alt", "title", "aria-label", "placeholder", "content"];

/** All texts of a page: text nodes and attributes. Elements with their own `lang` attribute are skipped. */
export function textsOf($: Page["$"]): readonly string[] {
  const page = $.root().clone();
  page.find("[lang]:not(html), script, style").remove();
  const attributes = page
    .find("body *, meta[name], meta[property]")
    .map((_, { attribs }) => textAttributes.map((name) => attribs[name] ?? ""))
    .get();
  const texts = page
    .find("title, body *")
    .contents()
    .filter((_, { type }) => type === "text")
    .map((_, text) => $(text).text())
    .get();
  return [...texts, ...attributes].map((text) => text.replace(/\s+/g, " "));
}
