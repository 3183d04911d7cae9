import type { ModuleMessages } from "@/content-rules/content";
import { hindiMessages } from "./hindi";

/** A language of the site. */
export type Language = {
  /** The ISO 639 code, and the first folder in the addresses of its pages, such as /hi. English pages have no folder. */
  readonly code: string;
  /** BCP 47 tag, for `lang`, dates and search engines. */
  readonly tag: string;
  /** Its name in its own script, which is the text of the link to it. */
  readonly name: string;
  /** Its messages by module; undefined for English, whose texts are in content/. */
  readonly messages?: ModuleMessages;
};

export const english = {
  code: "en",
  tag: "en-IN",
  name: "English",
} as const satisfies Language;

/** Every language, English first: pages, addresses, sitemap and links come from this list. */
export const languages: readonly Language[] = [
  english,
  { code: "hi", tag: "hi-IN", name: "हिंदी", messages: hindiMessages },
];

/** The address of a page, such as "/contact#form", in a language. Files and addresses of other sites have no language. */
export const addressIn = (language: Language, href: string): string =>
  language.code === english.code || !/^\/[^.?#]*([?#]|$)/.test(href)
    ? href
    : `/${language.code}${href.replace(/^\/(?=#|$)/, "")}`;
