import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { siteAddress } from "@/content/pages";
import { token } from "@/styles/tokens";
import "@/styles/site.scss";

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

/** Each page writes its own <html>, because it knows its language: components/document. */
export default function RootLayout({ children }: RootLayoutProps) {
  return children;
}
