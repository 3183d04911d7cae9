/** The typeface as wide screens load it early, made by `npm run assets`; styles/_font.scss names the same file. */
export const fontFile = "/fonts/lexend-f1dea4d5.woff2";
