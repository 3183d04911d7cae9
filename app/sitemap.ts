import type { MetadataRoute } from "next";
import { paths } from "@/content-rules/fields/paths";
import { languages } from "@/site-content/languages";
import { urlsByLanguage, publicUrl } from "./page-metadata";

export const dynamic = "force-static";

/** Every page in every language, each with its URLs in all languages. */
export default function sitemap(): MetadataRoute.Sitemap {
  return languages.flatMap((language) =>
    paths.map((path) => ({
      url: publicUrl(path, language),
      alternates: { languages: urlsByLanguage(path) },
    })),
  );
}
