import type { MetadataRoute } from "next";
import { isPreview, siteUrl } from "@/site-content/addresses";

export const dynamic = "force-static";

/** A preview has no sitemap. Crawlers may fetch its pages, because only then do they see the noindex of each page. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: "/" },
    ...(!isPreview() && { sitemap: `${siteUrl}/sitemap.xml` }),
  };
}
