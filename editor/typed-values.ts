/** Brings what a person types into the form in which content/ keeps it. */

/** Links with https:// in their addresses; any other value as it is. */
export function withAddresses(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withAddresses);
  const { href } = Object(value) as { href?: unknown };
  return typeof href === "string"
    ? { ...(value as object), href: webAddress(href) }
    : value;
}

/** An address with https://, which nobody types. */
export const webAddress = (text: string): string =>
  text.trim().replace(/^(?!https?:)(?=[\w-]+(\.[\w-]+)+)/, "https://");

/** A phone number in E.164 format, however the clinic writes it: "98123 45678", "0 98123-45678". */
export const phoneNumber = (text: string): string =>
  text.replace(/[\s()-]/g, "").replace(/^(\+91|0091|0)?(?=\d{10}$)/, "+91");

/** A text with typographic quotes and apostrophes, unless the text before it had straight ones. */
export const typographic = (text: string, before: string): string =>
  (/["']/.test(before)
    ? text
    : text
        .replace(/(^|[\s([{–—-])"/g, "$1“")
        .replace(/"/g, "”")
        .replace(/(^|[\s([{–—-])'(?=\S)/g, "$1‘")
        .replace(/'/g, "’")
  ).trim();
