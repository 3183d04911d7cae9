import { phoneIn } from "@/content-rules/fields/phone";
import { tidyText } from "@/content-rules/fields/rich-text";
import { english } from "@/site-content/languages";
import { plainDigits } from "../endpoint/lead.js";
import type { LanguageField } from "./edited-content";

/** The value for content/ of a value that is typed for a field. */
export function typedValue(field: LanguageField, typed: unknown): unknown {
  if (typeof typed !== "string") return field.kind === "links" ? withAddresses(typed) : typed;
  if (field.kind === "photo") return typed;
  const text = tidyText(typed);
  // What is none of its kind stays as it is, and the rule refuses it.
  switch (field.kind) {
    case "number":
      return /^\d+$/.test(plainDigits(text)) ? Number(plainDigits(text)) : text;
    case "address":
      return webAddress(text);
    case "postcode":
      return (
        /(?<!\d)\d{3}[\s\p{Pd}]?\d{3}(?!\d)/u.exec(plainDigits(text))?.[0].replace(/\D/g, "") ??
        text
      );
    case "phone":
      return phoneIn(text)?.number ?? text;
    default:
      return mayHaveNoMessage(field) && text === ""
        ? undefined
        : typographic(text, String(field.value));
  }
}

const mayHaveNoMessage = ({ language, limits, mayBeEmpty, translationOptional }: LanguageField) =>
  language !== english.code &&
  (mayBeEmpty === true || translationOptional === true || limits?.[0] === 0);

function withAddresses(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withAddresses);
  const { name, href } = value as Readonly<Record<"name" | "href", string>>;
  return { name: tidyText(name), href: webAddress(tidyText(href)) };
}

/** An address with https://; of what a map app shares, the link alone. */
const webAddress = (text: string): string =>
  (/https?:\/\/\S*[^\s.,;:!?)"'”’।]/i.exec(text)?.[0] ?? text)
    .replace(/^https?:/i, "https:")
    .replace(/^(?!https:)(?=[\w-]+(\.[\w-]+)+)/, "https://");

/** A text with typographic quotes and apostrophes, unless the text before it had straight ones. */
const typographic = (text: string, before: string): string =>
  (/["']/.test(before)
    ? text
    : text
        .replace(/(^|[\s([{–—-])"/g, "$1“")
        .replace(/"/g, "”")
        // A year without its century has an apostrophe: ’90s.
        .replace(/'(?=\d\d(s|\b(?!')))/g, "’")
        .replace(/(^|[\s([{“–—-])'(?=\S)/g, "$1‘")
        .replace(/'/g, "’")
  ).trim();
