import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { siteAddress } from "@/content/pages";
import { token } from "@/styles/tokens";
import "@/styles/site.scss";

/** The typeface as wide screens load it early, made by `npm run assets`; styles/_font.scss names the same file. */
const fontFile = "/fonts/anek-af3a1920.woff2";

export const metadata: Metadata = {
  metadataBase: new URL(siteAddress),
  icons: {
    icon: { url: "/icons/favicon.svg", type: "image/svg+xml" },
    apple: "/icons/apple-touch-icon.png",
  },
  // Stops iOS from turning digits into call links; the real numbers are links already.
  formatDetection: { telephone: false },
};

export const viewport: Viewport = {
  colorScheme: "light dark",
  themeColor: [
    {
      media: "(prefers-color-scheme: light)",
      color: token("--color-canvas"),
    },
    {
      media: "(prefers-color-scheme: dark)",
      color: token("--color-canvas", "dark"),
    },
  ],
};

type RootLayoutProps = { readonly children: ReactNode };

export default function RootLayout({ children }: RootLayoutProps) {
  return (
    <html lang="en-IN">
      <body>
        {/* Not on a phone: on a slow line it would come between a parent and the text. styles/_font.scss knows both. */}
        <link
          rel="preload"
          href={fontFile}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
          media="(min-width: 48rem)"
        />
        {children}
      </body>
    </html>
  );
}
