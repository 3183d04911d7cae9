import { images, type Picture } from "./images";
import { english, languages, type Language } from "@/content-model/languages";
import { pages } from "./pages";
import type { Service, ServicePath } from "./services";
import type { Path } from "./site";

export type SocialCard = { readonly title: string; readonly picture: Picture };

type GeneralPath = Exclude<Path, ServicePath>;

/** A few words for each page that is not of one service; a service has its own in content/services.ts. */
export const cardTitles = {
  "/": "Therapy where your child can thrive",
  "/service": "How we can help your child",
  "/first-visit": "My first visit",
  "/contact": "Book a consultation",
  "/privacy": "Your privacy",
  "/accessibility": "A site for every parent",
} as const satisfies Record<GeneralPath, string>;

const cardPictures = {
  "/": images.hero,
  "/service": images.groupTherapy,
  "/first-visit": images.visitPlay,
  "/contact": images.reasons,
  "/privacy": images.languageCommunication,
  "/accessibility": images.schoolReadiness,
} as const satisfies Record<GeneralPath, Picture>;

/**
 * What a shared link shows: a few words and the page's drawing.
 *
 * @param words - titles and services in the language of the page
 */
export function socialCard(
  path: Path,
  words: {
    readonly cardTitles: Readonly<Record<GeneralPath, string>>;
    readonly services: readonly Service[];
  },
): SocialCard {
  const service = words.services.find(({ href }) => href === path);
  if (service !== undefined)
    return { title: service.share, picture: service.image };
  const general = path as GeneralPath;
  return { title: words.cardTitles[general], picture: cardPictures[general] };
}

/** The file name of a page's card in a language: English ones are those that were shared before there were others. */
export const cardName = (path: Path, language: Language) =>
  `${language === english ? "" : `${language.code}-`}${path.slice(1) || "home"}.png`;

/** Every card, by its file name. */
export const cards: ReadonlyMap<
  string,
  { readonly path: Path; readonly language: Language }
> = new Map(
  languages.flatMap((language) =>
    (Object.keys(pages) as Path[]).map((path) => [
      cardName(path, language),
      { path, language },
    ]),
  ),
);
