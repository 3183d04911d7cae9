import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { fontFile } from "@/content/font";
import "@/styles/site.scss";

export const metadata: Metadata = {
  // A row of digits must not become a call link by guesswork; the real ones are links already.
  formatDetection: { telephone: false },
};

export const viewport: Viewport = { colorScheme: "light dark" };

type RootLayoutProps = { readonly children: ReactNode };

export default function RootLayout({ children }: RootLayoutProps) {
  return (
    <html lang="en-IN">
      <head>
        <link
          rel="preload"
          href={fontFile}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
      </head>
      <body>{children}</body>
    </html>
  );
}
