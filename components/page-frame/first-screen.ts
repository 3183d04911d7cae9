/**
 * The id of the element at the end of a page's first screen. The browser paints nothing before it has parsed the start of
 * this element, so that title, text and picture appear in one paint. Chromium does not wait for the element's end,
 * so the longest text is before it (docs/decisions.md).
 */
export const firstScreen = "first-screen";
