import type { ReactNode } from "react";
import { pageLanguage } from "@/components/language/language";
import { english } from "@/content-model/languages";

/** The typeface of the headings, Latin letters only. `npm run assets` makes it; styles/_font.scss names the same file. */
const fontFile = "/fonts/anek-af3a1920.woff2";

/**
 * The id of the element at the end of a page's first screen. The browser paints nothing before it has parsed the start of
 * this element, so that title, text and picture appear in one paint. Chromium does not wait for the element's end:
 * the longest text comes before it (docs/decisions.md).
 */
export const firstScreen = "first-screen";

type DocumentProps = { readonly children: ReactNode };

/** The document of a page, in the page's language. */
export function Document({ children }: DocumentProps) {
  return (
    <html lang={pageLanguage().tag}>
      <body>
        <link rel="expect" href={`#${firstScreen}`} blocking="render" />
        {/* Wide windows only: on a phone with a slow connection the font would delay the text (docs/decisions.md). */}
        {pageLanguage() === english && (
          <link
            rel="preload"
            href={fontFile}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
            media="(min-width: 48rem)"
          />
        )}
        {children}
      </body>
    </html>
  );
}
