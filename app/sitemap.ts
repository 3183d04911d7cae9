import type { MetadataRoute } from "next";
import { pages } from "@/content/pages";
import { siteAddress } from "@/content/site-address";

export const dynamic = "force-static";

/** Every page of content/pages. */
export default function sitemap(): MetadataRoute.Sitemap {
  return Object.keys(pages).map((path) => ({ url: siteAddress + path }));
}
