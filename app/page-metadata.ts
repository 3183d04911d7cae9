import type { Metadata } from "next";
import {
  languageOf,
  type LanguageParams,
} from "@/components/language/language";
import { isPreview } from "@/components/page-frame/is-preview";
import { publicName } from "@/components/structured-data/clinic";
import {
  addressIn,
  english,
  languages,
  type Language,
} from "@/content-model/languages";
import { contentIn } from "@/content-model/content";
import { siteAddress, type Path } from "@/content-model/paths";
import { cardName } from "./social/cards";

/** The `generateMetadata` of the page at a path. */
export const metadataOf =
  (path: Path) =>
  async ({ params }: { readonly params: LanguageParams }): Promise<Metadata> =>
    pageMetadata(path, await languageOf(params));

/** Title, description, canonical address, other languages and sharing card of a page. */
export function pageMetadata(path: Path, language: Language): Metadata {
  const { pages, site } = contentIn(language);
  const { title, description } = pages[path];
  const url = publicAddress(path, language);
  const card = {
    url: `${siteAddress}/social/${cardName(path, language)}`,
    width: 1200,
    height: 630,
    alt: title,
  };

  return {
    title,
    description,
    ...(isPreview() && hidden),
    alternates: { canonical: url, languages: inEachLanguage(path) },
    openGraph: {
      type: "website",
      locale: localeOf(language),
      alternateLocale: languages
        .filter((each) => each !== language)
        .map(localeOf),
      siteName: publicName(site),
      title,
      description,
      url,
      images: [card],
    },
    // Readers of the card take title, description and picture from the Open Graph tags when these are missing.
    twitter: { card: "summary_large_image" },
  };
}

/** Title and `noindex` of the page for an unknown address. */
export const notFoundMetadata = (language: Language): Metadata => ({
  title: contentIn(language).notFound.title,
  ...hidden,
});

/** Search engines do not list the page. */
const hidden: Metadata = { robots: { index: false } };

/** A page's address in each language by its code, and `x-default` for visitors whose language the site does not have. */
export const inEachLanguage = (
  path: Path,
): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(
    languages.map((language) => [language.code, publicAddress(path, language)]),
  ),
  "x-default": publicAddress(path, english),
});

/** The address of a page with scheme and host. The home page's ends in a slash. */
export const publicAddress = (path: Path, language: Language): string =>
  siteAddress + addressIn(language, path);

/** The language as Open Graph writes it, such as en_IN. */
const localeOf = ({ tag }: Language) => tag.replace("-", "_");
