import type { MetadataRoute } from "next";
import { languages } from "@/content-model/languages";
import { paths } from "@/content-model/paths";
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
