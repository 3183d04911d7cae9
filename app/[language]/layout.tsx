import type { Metadata, Viewport } from "next";
import { siteUrl } from "@/site-content/addresses";
import { english, languages } from "@/site-content/languages";
import { languageOf } from "@/components/language/language";
import { token } from "@/styles/tokens";
import "@/styles/site.scss";

/** The font of the headings, with Latin letters only: styles/_font.scss. */
const fontFile = "/fonts/anek-af3a1920.woff2";

export const metadata: Metadata = {
  metadataBase: new URL(siteUrl),
  icons: {
    icon: { url: "/icons/favicon.svg", type: "image/svg+xml" },
    apple: "/icons/apple-touch-icon.png",
  },
  // Stops iOS from turning digits into call links. The phone numbers are links already.
  formatDetection: { telephone: false },
};

export const viewport: Viewport = {
  colorScheme: "light dark",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: token("--canvas") },
    { media: "(prefers-color-scheme: dark)", color: token("--canvas", "dark") },
  ],
};

export const dynamicParams = false;

export const generateStaticParams = () => languages.map(({ code }) => ({ language: code }));

/** The `<html>` and `<body>` of every page, with the language of the page. */
export default async function Layout({ children, params }: LayoutProps<"/[language]">) {
  const language = await languageOf(params);

  return (
    <html lang={language.tag}>
      <body>
        {/* Nothing is painted before the start tag of this id, so that the first screen appears at
            once. The longest text must come before it (docs/decisions.md). */}
        <link rel="expect" href="#first-screen" blocking="render" />
        {/* On a phone with a slow connection the font would delay the text. */}
        {language === english && (
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
