import type { Metadata } from "next";
import type { Path } from "@/content-rules/fields/paths";
import { cardAddress, isPreview, siteUrl } from "@/site-content/addresses";
import { contentIn } from "@/site-content/content";
import { addressIn, english, languages, type Language } from "@/site-content/languages";
import { languageOf, type LanguageParams } from "@/components/language/language";
import { publicName } from "@/components/structured-data/clinic";

/** Returns the function `generateMetadata` of the page at a path. */
export const metadataOf =
  (path: Path) =>
  async ({ params }: { readonly params: LanguageParams }): Promise<Metadata> =>
    pageMetadata(path, await languageOf(params));

/** Title, description, canonical URL, URLs in all languages and social card of a page. */
export function pageMetadata(path: Path, language: Language): Metadata {
  const { pages, site } = contentIn(language);
  const { title, description } = pages[path];
  const url = publicUrl(path, language);
  const card = {
    url: siteUrl + cardAddress(path),
    width: 1200,
    height: 630,
    alt: publicName(site),
  };

  return {
    title,
    description,
    ...(isPreview() && noIndex),
    alternates: { canonical: url, languages: urlsByLanguage(path) },
    openGraph: {
      type: "website",
      locale: localeOf(language),
      alternateLocale: languages.filter((other) => other !== language).map(localeOf),
      siteName: publicName(site),
      title,
      description,
      url,
      images: [card],
    },
    // No twitter:title, twitter:description or twitter:image: sites that read them fall back to the
    // Open Graph tags.
    twitter: { card: "summary_large_image" },
  };
}

export const notFoundMetadata = (language: Language): Metadata => ({
  title: contentIn(language).notFound.title,
  ...noIndex,
});

const noIndex: Metadata = { robots: { index: false } };

/** The URLs of a page by language; `x-default` is for visitors of any other one. */
export const urlsByLanguage = (path: Path): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(languages.map((language) => [language.code, publicUrl(path, language)])),
  "x-default": publicUrl(path, english),
});

/** The URL of a page in a language. The URL of the home page ends with a slash. */
export const publicUrl = (path: Path, language: Language): string =>
  siteUrl + addressIn(language, path);

const localeOf = ({ tag }: Language) => tag.replace("-", "_");
