import { images, type Picture } from "./images";
import { pages } from "./pages";
import type { Path } from "./site";

export type SocialCard = { readonly title: string; readonly picture: Picture };

/** What a shared link shows: a few words and the page's drawing. */
export const socialCards = {
  "/": { title: "Therapy where your child can thrive", picture: images.hero },
  "/service": {
    title: "How we can help your child",
    picture: images.groupTherapy,
  },
  "/speech-therapy": {
    title: "Speech therapy for children",
    picture: images.speechTherapy,
  },
  "/occupational-therapy": {
    title: "Occupational therapy up to 14 years",
    picture: images.occupationalTherapy,
  },
  "/special-education": {
    title: "Special education that fits your child",
    picture: images.specialEducation,
  },
  "/psychological-counselling": {
    title: "Counselling for parent and child",
    picture: images.psychologicalCounselling,
  },
  "/service4": {
    title: "Behavioural therapy for children",
    picture: images.behaviouralTherapy,
  },
  "/contact": { title: "Book a consultation", picture: images.reasons },
  "/privacy": { title: "Your privacy", picture: images.languageCommunication },
  "/accessibility": {
    title: "A site for every parent",
    picture: images.schoolReadiness,
  },
} as const satisfies Record<Path, SocialCard>;

/** The file name of a route's card. */
export const cardName = (path: Path) => `${path.slice(1) || "home"}.png`;

/** Every route that has a card. */
export const cardPaths = Object.keys(pages) as readonly Path[];
