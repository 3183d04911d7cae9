import type { MetadataRoute } from "next";
import { contentIn } from "@/site-content/content";
import { english } from "@/site-content/languages";
import { publicName } from "@/components/structured-data/clinic";
import { token } from "@/styles/tokens";

export const dynamic = "force-static";

export default function manifest(): MetadataRoute.Manifest {
  const { site } = contentIn(english);
  return {
    name: publicName(site),
    short_name: site.name,
    start_url: "/",
    display: "browser",
    lang: "en-IN",
    background_color: token("--canvas"),
    theme_color: token("$brand-700"),
    icons: [
      { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
}
