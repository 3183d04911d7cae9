/** Brings what a person types into the form in which content/ keeps it. */

/**
 * The value for content/ of a typed value.
 *
 * @param key - the last key of the field
 * @param before - the value that the page showed
 */
export function typedValue(key: string, value: unknown, before: unknown) {
  if (typeof before === "number") return Number(value);
  if (typeof value !== "string") return withAddresses(value);
  if (key === "directions") return webAddress(value);
  if (key === "postcode") return value.replace(/\s/g, "");
  if (key === "phone" || key === "whatsapp") return phoneNumber(value);
  return typographic(value, String(before));
}

/** Links with https:// in their addresses; any other value as it is. */
function withAddresses(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withAddresses);
  const { href } = Object(value) as { href?: unknown };
  return typeof href === "string"
    ? { ...(value as object), href: webAddress(href) }
    : value;
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
