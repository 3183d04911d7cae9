import { siteAddress } from "@/content-model/paths";
import type { MetadataRoute } from "next";

export const dynamic = "force-static";

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: "/" },
    sitemap: `${siteAddress}/sitemap.xml`,
  };
}
