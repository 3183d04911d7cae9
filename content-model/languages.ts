import { reviewed } from "@/content/hi/reviewed";
import * as hindi from "./hindi";
import type { Modules } from "./modules";

/** A language of the site. */
export type Language = {
  /** With a slash the start of its addresses; English is at the root. */
  readonly code: string;
  /** BCP 47, for `lang`, dates and search engines. */
  readonly tag: string;
  /** In its own script, as the link to it says. */
  readonly name: string;
  /** Its messages by module; missing for English, which content/ itself is. */
  readonly messages?: Modules;
  /** Files of messages that a native reader at the clinic has read; `npm run launch-check` lists the others. */
  readonly reviewed?: readonly string[];
};

export const english = {
  code: "en",
  tag: "en-IN",
  name: "English",
} as const satisfies Language;

/** Every language, English first: pages, addresses, sitemap and links come from this list. */
export const languages: readonly Language[] = [
  english,
  { code: "hi", tag: "hi-IN", name: "हिन्दी", messages: hindi, reviewed },
];

/**
 * An internal address in a language; any other address as it is.
 *
 * @param href - as content/ has it, such as "/contact#consultation"
 */
export const addressIn = (language: Language, href: string): string =>
  language === english || !href.startsWith("/")
    ? href
    : `/${language.code}${href === "/" ? "" : href.replace(/^\/(?=#)/, "")}`;
