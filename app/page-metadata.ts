import type { Metadata } from "next";
import { publicName } from "@/components/structured-data/clinic";
import { pages, siteAddress } from "@/content/pages";
import { site, type Path } from "@/content/site";
import { cardName } from "@/content/social-cards";

/** Title, description, canonical address and sharing card of a route, from content/pages. */
export function pageMetadata(path: Path): Metadata {
  const { title, description } = pages[path];
  const url = path === "/" ? `${siteAddress}/` : siteAddress + path;
  const card = {
    url: `${siteAddress}/social/${cardName(path)}`,
    width: 1200,
    height: 630,
    alt: title,
  };

  return {
    title,
    description,
    alternates: { canonical: url },
    openGraph: {
      type: "website",
      locale: "en_IN",
      siteName: publicName(site),
      title,
      description,
      url,
      images: [card],
    },
    twitter: {
      card: "summary_large_image",
      title,
      description,
      images: [card],
    },
  };
}
