import type { MetadataRoute } from "next";
import { isPreview, siteUrl } from "@/site-content/addresses";

export const dynamic = "force-static";

/** A preview has no sitemap. Crawlers may fetch its pages, or they would not see the noindex. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: "/" },
    ...(!isPreview() && { sitemap: `${siteUrl}/sitemap.xml` }),
  };
}
