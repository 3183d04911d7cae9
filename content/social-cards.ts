import { images, type Picture } from "./images";
import { pages } from "./pages";
import { services, type ServicePath } from "./services";
import type { Path } from "./site";

export type SocialCard = { readonly title: string; readonly picture: Picture };

const generalCards = {
  "/": { title: "Therapy where your child can thrive", picture: images.hero },
  "/service": {
    title: "How we can help your child",
    picture: images.groupTherapy,
  },
  "/first-visit": { title: "My first visit", picture: images.visitPlay },
  "/contact": { title: "Book a consultation", picture: images.reasons },
  "/privacy": { title: "Your privacy", picture: images.languageCommunication },
  "/accessibility": {
    title: "A site for every parent",
    picture: images.schoolReadiness,
  },
} as const satisfies Record<Exclude<Path, ServicePath>, SocialCard>;

const serviceCards = services.map(({ href, share, image }) => [
  href,
  { title: share, picture: image },
]);

/** What a shared link shows: a few words and the page's drawing. */
export const socialCards: Readonly<Record<Path, SocialCard>> = {
  ...generalCards,
  ...Object.fromEntries(serviceCards),
};

/** The file name of a route's card. */
export const cardName = (path: Path) => `${path.slice(1) || "home"}.png`;

/** Every route that has a card. */
export const cardPaths = Object.keys(pages) as readonly Path[];
