/**
 * What hydration does not look into: a translator or an extension may have changed it, and React
 * would discard the island. Later React writes it by innerHTML; removing a node that others have
 * moved throws (react/react #11538). So an island renders the same elements at all times.
 */
export const staticHtml = (markup: string) => ({
  dangerouslySetInnerHTML: { __html: markup },
  suppressHydrationWarning: true,
});

/** A text that hydration does not compare. */
export const staticText = (text: string) => staticHtml(escapeHtml(text));

/** A template of markup, in which each value is a text. */
export const html = (markup: readonly string[], ...texts: readonly string[]) =>
  String.raw({ raw: markup }, ...texts.map(escapeHtml));

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
