import type { ModuleMessages } from "@/content-rules/content";
import { hindiMessages } from "./hindi";

/** A language of the site. */
export type Language = {
  /** ISO 639, and the first folder of its addresses, such as /hi. English has no folder. */
  readonly code: string;
  /** BCP 47 tag, for `lang`, dates and search engines. */
  readonly tag: string;
  /** In its own script: the text of the link to it. */
  readonly name: string;
  /** Undefined for English. */
  readonly messages?: ModuleMessages;
};

export const english = { code: "en", tag: "en-IN", name: "English" } as const satisfies Language;

/** Every language, English first. */
export const languages: readonly Language[] = [
  english,
  { code: "hi", tag: "hi-IN", name: "हिंदी", messages: hindiMessages },
];

/** The address of a page in a language. Files and other sites have no language. */
export const addressIn = (language: Language, href: string): string =>
  language.code === english.code || !/^\/[^.?#]*([?#]|$)/.test(href)
    ? href
    : `/${language.code}${href.replace(/^\/(?=#|$)/, "")}`;
