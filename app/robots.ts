import type { MetadataRoute } from "next";
import { siteAddress } from "@/content/pages";

export const dynamic = "force-static";

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: "/" },
    sitemap: `${siteAddress}/sitemap.xml`,
  };
}
