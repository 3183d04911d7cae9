/**
 * Texts and markup into which hydration does not look. A translator or an extension may have changed
 * them, and React would discard the whole island at the first difference. After hydration React
 * changes them by innerHTML; removing a node that others have moved throws (react/react #11538).
 *
 * So an island renders the same elements at all times, each text in an element of its own.
 */
export const staticHtml = (markup: string) => ({
  dangerouslySetInnerHTML: { __html: markup },
  suppressHydrationWarning: true,
});

/** The props of an element that contains only this text. */
export const staticText = (text: string) => staticHtml(escapeHtml(text));

/** A template of markup, in which each value is a text. */
export const html = (markup: readonly string[], ...texts: readonly string[]) =>
  String.raw({ raw: markup }, ...texts.map(escapeHtml));

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
