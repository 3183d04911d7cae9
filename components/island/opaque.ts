/**
 * Texts into which hydration does not look. A translator or an extension may have changed a text of the served page, and
 * React would discard the whole island at the first difference. After hydration React changes such a text by innerHTML,
 * which works whatever others have put into it; removing a node that others have moved throws (react/react #11538).
 *
 * An island renders the same elements at all times, each text in an element of its own: only attributes and texts change.
 */
export const opaqueHtml = (markup: string) => ({
  dangerouslySetInnerHTML: { __html: markup },
  suppressHydrationWarning: true,
});

/** The props of an element that contains only this text. */
export const opaqueText = (text: string) => opaqueHtml(escapeHtml(text));

/** A template of markup, in which each value is a text. */
export const html = (markup: readonly string[], ...texts: readonly string[]) =>
  String.raw({ raw: markup }, ...texts.map(escapeHtml));

/** A text as markup. */
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
