import type { MetadataRoute } from "next";
import { pages, siteAddress } from "@/content/pages";

export const dynamic = "force-static";

/** Every page of content/pages. */
export default function sitemap(): MetadataRoute.Sitemap {
  return Object.keys(pages).map((path) => ({ url: siteAddress + path }));
}
