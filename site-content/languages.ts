import type { ModuleMessages } from "@/content-rules/content";
import { hindiMessages } from "@/content/hi/modules";

/** A language of the site. */
export type Language = {
  /** ISO 639, and the first folder of its addresses, such as /hi. English has no folder. */
  readonly code: string;
  /** BCP 47 tag, for `lang`, dates and search engines. */
  readonly tag: string;
  /** In its own script: the text of the link to it. */
  readonly name: string;
  /** Undefined for English, as what follows. */
  readonly messages?: ModuleMessages;
  /** A letter of its script. */
  readonly letter?: RegExp;
  /** What is wrong in its texts. */
  readonly wrong?: RegExp;
};

export const english = { code: "en", tag: "en-IN", name: "English" } as const satisfies Language;

/** Every language, English first. */
export const languages: readonly Language[] = [
  english,
  {
    code: "hi",
    tag: "hi-IN",
    name: "हिंदी",
    messages: hindiMessages,
    letter: /\p{Script=Devanagari}/u,
    // Other digits than 0 to 9, a space before ।, and a dot that ends a sentence. A dot ends none
    // after one or two letters ("डॉ.") or another dot ("पीएच.डी."), and before a comma or a
    // bracket.
    wrong:
      /[०-९]|\s।|(?<=(?<!\S)[^\s.]*(?:[\u0904-\u0939\u0958-\u0961][^\u0904-\u0939\u0958-\u0961\s.]*){3})\.(?!\.|\S*\p{L}|,|\s*\()/u,
  },
];

/** The address of a page in a language. Files and other sites have no language. */
export const addressIn = (language: Language, href: string): string =>
  language.code === english.code || !/^\/[^.?#]*([?#]|$)/.test(href)
    ? href
    : `/${language.code}${href.replace(/^\/(?=#|$)/, "")}`;
