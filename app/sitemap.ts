import type { MetadataRoute } from "next";
import { languages } from "@/content-model/languages";
import { paths } from "@/content-model/paths";
import { inEachLanguage, publicAddress } from "./page-metadata";

export const dynamic = "force-static";

/** Every page in every language, each with its address in the other languages. */
export default function sitemap(): MetadataRoute.Sitemap {
  return languages.flatMap((language) =>
    paths.map((path) => ({
      url: publicAddress(path, language),
      alternates: { languages: inEachLanguage(path) },
    })),
  );
}
