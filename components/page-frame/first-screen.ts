/**
 * The id of the element whose start tag ends the first screen in the HTML. Browsers that know `<link rel="expect">` of the
 * layout paint nothing until they have parsed this tag, so that what comes before it appears in one paint. Chromium does not wait for the element's end, so the longest text must come before the element
 * (docs/decisions.md).
 */
export const firstScreenEnd = "first-screen";
