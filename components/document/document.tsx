import type { ReactNode } from "react";
import { pageLanguage } from "@/components/language/language";
import { english } from "@/content-model/languages";

/** The typeface, which has Latin letters only, as wide screens load it early, made by `npm run assets`; styles/_font.scss names the same file. */
const fontFile = "/fonts/anek-af3a1920.woff2";

/**
 * The id of the element with which the first screen of a page ends, after its longest words: Chromium goes on as soon
 * as it begins. The browser paints nothing before it has come, so that the title, the words and the picture there are
 * painted at once: docs/decisions.md.
 */
export const firstScreen = "first-screen";

type DocumentProps = { readonly children: ReactNode };

/** The document of a page, in the page's language. */
export function Document({ children }: DocumentProps) {
  return (
    <html lang={pageLanguage().tag}>
      <body>
        {/* No stylesheet: the W3C checker knows `blocking` there alone yet, and of this type browsers fetch none. */}
        <link
          rel="expect stylesheet"
          type="text/plain"
          href={`#${firstScreen}`}
          blocking="render"
        />
        {/* Not on a phone: on a slow line it would come between a parent and the text. styles/_font.scss knows both. */}
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
