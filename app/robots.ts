import type { MetadataRoute } from "next";
import { isPreview } from "@/components/page-frame/is-preview";
import { siteAddress } from "@/content-model/paths";

export const dynamic = "force-static";

/** A preview has no sitemap, and lets search engines in: they must read a page to see that it says noindex. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: "/" },
    ...(!isPreview() && { sitemap: `${siteAddress}/sitemap.xml` }),
  };
}
