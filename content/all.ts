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
import { pictures, images, type Picture } from "./images";
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
  behaviouralTherapy,
  listedServices,
  occupationalTherapy,
  overviewServices,
  psychologicalCounselling,
  services,
  serviceWords,
  specialEducation,
  speechTherapy,
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
  speechTherapy,
  occupationalTherapy,
  specialEducation,
  psychologicalCounselling,
  behaviouralTherapy,
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

/** The content as it is written now; checks get it handed in, so that tests can hand in another. */
export const content = {
  "content/site.ts": site,
  "content/pages.ts": { pages: named<Page>(pages) },
  "content/navigation.ts": {
    navigation: [
      navigation.home,
      navigation.services,
      navigation.firstVisit,
      navigation.contact,
    ],
    eachService: serviceLinks(services),
  },
  "content/services.ts": { services, overviewServices, listedServices },
  "content/service-guides.ts": guideWords,
  ...Object.fromEntries(
    services.map((service) => [guideFile(service), guides[service.href]]),
  ),
  "content/service-facts.ts": { facts, serviceFacts },
  "content/safety.ts": safety,
  "content/sources.ts": { sources: named<Source>(sources) },
  "content/programs.ts": { programs },
  "content/testimonials.ts": { testimonials },
  "content/reasons.ts": { reasons },
  "content/images.ts": { images: named<Picture>(images) },
  "content/visit-story.ts": visitStory,
  "content/place-photos.ts": { placePhotos },
  "content/about.ts": about,
  "content/home.ts": home,
  "content/forms.ts": { leadForm, bookingForm, consultationForm, formNotes },
  "content/privacy.ts": { ...privacy, consentWords, privacyWords },
  "content/accessibility.ts": accessibility,
} satisfies Content;

/** The entries of an object as a list. */
function named<Entry>(entries: Readonly<Record<string, Entry>>) {
  return Object.entries(entries).map(([id, entry]) => ({ id, ...entry }));
}
