import { about, contactWords, placeWords, reviewWords } from "./about";
import { accessibility } from "./accessibility";
import {
  bookingForm,
  consultation,
  consultationForm,
  formNotes,
  leadForm,
} from "./forms";
import { home } from "./home";
import { pictures, type Picture } from "./images";
import { headerWords, navigation, serviceLinks } from "./navigation";
import { notFound, pages, type Page } from "./pages";
import { placeCaptions, placePhotos, placePhotosHeading } from "./place-photos";
import { consentWords, privacy, privacyWords } from "./privacy";
import { programs, programsHeading } from "./programs";
import { reasons, reasonsWords } from "./reasons";
import { safety } from "./safety";
import { facts, factWords, serviceFacts } from "./service-facts";
import {
  doctorNotes,
  guideFile,
  guides,
  guideWords,
  serviceGuides,
} from "./service-guides";
import {
  listedServices,
  overviewServices,
  services,
  serviceWords,
} from "./services";
import { site } from "./site";
import { cardTitles } from "./social-cards";
import { sources, type Source } from "./sources";
import {
  testimonials,
  testimonialsHeading,
  testimonialWords,
} from "./testimonials";
import { visitStory } from "./visit-story";
import type { SiteContent } from "./words";

/** Everything that pages say, in English; content/words.ts has it in each language. */
export const english = {
  // First, because a picture stands in other content too and is translated where it stands first.
  images: pictures,
  about,
  contactWords,
  placeWords,
  reviewWords,
  accessibility,
  leadForm,
  bookingForm,
  consultation,
  consultationForm,
  formNotes,
  home,
  navigation,
  headerWords,
  pages,
  notFound,
  placeCaptions,
  placePhotos,
  placePhotosHeading,
  privacy,
  privacyWords,
  consentWords,
  programs,
  programsHeading,
  reasons,
  reasonsWords,
  safety,
  facts,
  factWords,
  serviceFacts,
  guides,
  serviceGuides,
  guideWords,
  doctorNotes,
  services,
  overviewServices,
  listedServices,
  serviceWords,
  site,
  cardTitles,
  testimonials,
  testimonialsHeading,
  testimonialWords,
  visitStory,
} as const;

/** Some content by file, then by field; entries of a list are known by their `id`, `name`, `label` or `href`. */
export type Content = Readonly<
  Record<string, Readonly<Record<string, unknown>>>
>;

/**
 * The content of a language by file. The files are the English ones, which have its facts.
 *
 * @param words - see {@link SiteContent}
 */
export const byFile = (words: SiteContent) =>
  ({
    "content/site.ts": words.site,
    "content/pages.ts": { pages: named<Page>(words.pages) },
    "content/navigation.ts": {
      navigation: [
        words.navigation.home,
        words.navigation.services,
        words.navigation.firstVisit,
        words.navigation.contact,
      ],
      eachService: serviceLinks(words.services),
    },
    "content/services.ts": {
      services: words.services,
      overviewServices: words.overviewServices,
      listedServices: words.listedServices,
    },
    "content/service-guides.ts": words.guideWords,
    ...Object.fromEntries(
      words.services.map((service) => [
        guideFile(service),
        words.guides[service.href],
      ]),
    ),
    "content/service-facts.ts": {
      facts: words.facts,
      serviceFacts: words.serviceFacts,
    },
    "content/safety.ts": words.safety,
    "content/sources.ts": { sources: named<Source>(sources) },
    "content/programs.ts": { programs: words.programs },
    "content/testimonials.ts": { testimonials: words.testimonials },
    "content/reasons.ts": { reasons: words.reasons },
    "content/images.ts": { images: named<Picture>(words.images) },
    "content/visit-story.ts": words.visitStory,
    "content/place-photos.ts": { placePhotos: words.placePhotos },
    "content/about.ts": words.about,
    "content/home.ts": words.home,
    "content/forms.ts": {
      leadForm: words.leadForm,
      bookingForm: words.bookingForm,
      consultationForm: words.consultationForm,
      formNotes: words.formNotes,
    },
    "content/privacy.ts": {
      ...words.privacy,
      consentWords: words.consentWords,
      privacyWords: words.privacyWords,
    },
    "content/accessibility.ts": words.accessibility,
  }) satisfies Content;

/** The English content as it is written now; checks get it handed in, so that tests can hand in another. */
export const content = byFile(english);

/** The entries of an object as a list. */
function named<Entry>(entries: Readonly<Record<string, Entry>>) {
  return Object.entries(entries).map(([id, entry]) => ({ id, ...entry }));
}
