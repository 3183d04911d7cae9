/** Brings what a person types into the form in which content/ keeps it. */
import { tidyText } from "@/content-rules/tidy-text";
import { english } from "@/site-content/languages";
import type { LanguageField } from "./content";

/** The value for content/ of a value that is typed for a field. */
export function typedValue(field: LanguageField, typed: unknown): unknown {
  if (typeof typed !== "string")
    return field.kind === "links" ? withAddresses(typed) : typed;
  switch (field.kind) {
    case "photo":
      return typed;
    case "number":
      // What is no number stays a text, which the rule refuses.
      return /^\s*\d+\s*$/.test(typed) ? Number(typed) : typed;
    case "address":
      return webAddress(typed);
    case "postcode":
      return typed.replace(/\s/g, "");
    case "phone":
      return phoneNumber(typed);
    default:
      return mayHaveNoMessage(field) && typed.trim() === ""
        ? undefined
        : typographic(tidyText(typed), String(field.value));
  }
}

/** Whether the text of another language is removed when it is emptied. */
const mayHaveNoMessage = ({
  language,
  limits,
  mayBeEmpty,
  mayStayEnglish,
}: LanguageField) =>
  language !== english.code &&
  (mayBeEmpty === true || mayStayEnglish === true || limits?.[0] === 0);

/** Links with https:// in their addresses. */
function withAddresses(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withAddresses);
  const { href } = Object(value) as { href?: unknown };
  return { ...(value as object), href: webAddress(String(href)) };
}

/** An address with https://, which nobody types. */
const webAddress = (text: string): string =>
  text.trim().replace(/^(?!https?:)(?=[\w-]+(\.[\w-]+)+)/, "https://");

/** A phone number in E.164 format, however the clinic writes it: "98123 45678", "0 98123-45678". */
const phoneNumber = (text: string): string =>
  text.replace(/[\s()-]/g, "").replace(/^(\+91|0091|0)?(?=\d{10}$)/, "+91");

/** A text with typographic quotes and apostrophes, unless the text before it had straight ones. */
const typographic = (text: string, before: string): string =>
  (/["']/.test(before)
    ? text
    : text
        .replace(/(^|[\s([{–—-])"/g, "$1“")
        .replace(/"/g, "”")
        .replace(/(^|[\s([{–—-])'(?=\S)/g, "$1‘")
        .replace(/'/g, "’")
  ).trim();
