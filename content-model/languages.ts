import { hindi, unread } from "@/content/hi";
import type { Translation } from "./content";

/** A language of the site. */
export type Language = {
  /** With a slash the start of its addresses; English is at the root. */
  readonly code: string;
  /** BCP 47, for `lang`, dates and search engines. */
  readonly tag: string;
  /** In its own script, as the link to it says. */
  readonly name: string;
  /** Undefined for English, which content/ itself is. */
  readonly words?: Translation;
  /** Files of words that no native reader at the clinic has read; `npm run launch-check` lists them. */
  readonly unread?: readonly string[];
};

export const english = {
  code: "en",
  tag: "en-IN",
  name: "English",
} as const satisfies Language;

/** Every language, English first: pages, addresses, sitemap and links come from this list. */
export const languages: readonly Language[] = [
  english,
  { code: "hi", tag: "hi-IN", name: "हिन्दी", words: hindi, unread },
];

/**
 * An internal address in a language; any other address as it is.
 *
 * @param href - as content/ writes it, such as "/contact#consultation"
 */
export const addressIn = (language: Language, href: string): string =>
  language === english || !href.startsWith("/")
    ? href
    : `/${language.code}${href === "/" ? "" : href.replace(/^\/(?=#)/, "")}`;
