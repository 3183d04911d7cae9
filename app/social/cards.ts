import { english, languages, type Language } from "@/content-model/languages";
import { contentIn } from "@/content-model/content";
import { paths, type Path } from "@/content-model/paths";
import { isSigned } from "@/content-model/signatures";
import type { PageMetadata } from "@/content-model/rules";

/**
 * The file name of a page's card in a language. English names have no language code, because they were in use before
 * the site had Hindi.
 */
export const cardName = (path: Path, language: Language) =>
  `${language === english ? "" : `${language.code}-`}${path.slice(1) || "home"}.png`;

/** The page and language of every card, by its file name. */
export const cards: ReadonlyMap<
  string,
  { readonly path: Path; readonly language: Language }
> = new Map(
  languages.flatMap((language) =>
    paths.map((path) => [cardName(path, language), { path, language }]),
  ),
);

/**
 * Title and picture of the card of a page. A page that is not signed has those of the clinic: the welcome, which the
 * specification fixes, and the picture of the home page.
 *
 * @param signed - whether the page is signed in the language
 */
export function cardOf(
  path: Path,
  language: Language,
  signed = isSigned(path, language),
): PageMetadata["card"] {
  const { home, pages, site } = contentIn(language);
  return signed
    ? pages[path].card
    : { title: site.welcome, picture: home.picture.src };
}
