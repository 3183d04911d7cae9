import { english, languages, type Language } from "@/content-model/languages";
import { paths, type Path } from "@/content-model/paths";

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
