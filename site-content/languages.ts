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

/**
 * Returns an internal address in a language. Addresses of other sites are returned unchanged.
 *
 * @param href - an address as it is in content/, such as "/contact#consultation"
 */
export const addressIn = (language: Language, href: string): string =>
  language.code === english.code || !href.startsWith("/")
    ? href
    : `/${language.code}${href === "/" ? "" : href.replace(/^\/(?=#)/, "")}`;
