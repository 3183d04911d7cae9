/**
 * The id of the element at the end of a page's first screen. `<link rel="expect">` in the layout makes browsers that know
 * it paint nothing until they have parsed the start tag of this element, so that title, text and picture appear in one
 * paint. Chromium does not wait for the element's end, so the longest text must come before the element
 * (docs/decisions.md).
 */
export const firstScreenEnd = "first-screen";
