import {
  about,
  contactMessages,
  placeMessages,
  reviewMessages,
} from "@/content/about";
import { accessibility } from "@/content/accessibility";
import {
  bookingForm,
  consultation,
  consultationForm,
  formNotes,
  leadForm,
} from "@/content/forms";
import { home } from "@/content/home";
import { pictures, type Picture } from "@/content/images";
import { headerMessages, navigation, serviceLinks } from "@/content/navigation";
import { notFound, pages, type Page } from "@/content/pages";
import {
  placeCaptions,
  placePhotos,
  placePhotosHeading,
} from "@/content/place-photos";
import { consentMessages, privacy, privacyMessages } from "@/content/privacy";
import { programs, programsHeading } from "@/content/programs";
import { reasons, reasonsMessages } from "@/content/reasons";
import { safety } from "@/content/safety";
import { facts, factMessages, serviceFacts } from "@/content/service-facts";
import {
  doctorNotes,
  guideFile,
  guides,
  guideMessages,
  serviceGuides,
} from "@/content/service-guides";
import {
  listedServices,
  overviewServices,
  services,
  serviceMessages,
} from "@/content/services";
import { site } from "@/content/site";
import { cardTitles } from "@/content/social-cards";
import { sources, type Source } from "@/content/sources";
import {
  testimonials,
  testimonialsHeading,
  testimonialMessages,
} from "@/content/testimonials";
import { visitStory } from "@/content/visit-story";
import type { SiteContent } from "./content";

/** Everything that pages say, in English; content-model/content.ts has it in each language. */
export const english = {
  // First, because a picture stands in other content too and is translated where it stands first.
  images: pictures,
  about,
  contactMessages,
  placeMessages,
  reviewMessages,
  accessibility,
  leadForm,
  bookingForm,
  consultation,
  consultationForm,
  formNotes,
  home,
  navigation,
  headerMessages,
  pages,
  notFound,
  placeCaptions,
  placePhotos,
  placePhotosHeading,
  privacy,
  privacyMessages,
  consentMessages,
  programs,
  programsHeading,
  reasons,
  reasonsMessages,
  safety,
  facts,
  factMessages,
  serviceFacts,
  guides,
  serviceGuides,
  guideMessages,
  doctorNotes,
  services,
  overviewServices,
  listedServices,
  serviceMessages,
  site,
  cardTitles,
  testimonials,
  testimonialsHeading,
  testimonialMessages,
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
    "content/service-guides.ts": words.guideMessages,
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
      consentMessages: words.consentMessages,
      privacyMessages: words.privacyMessages,
    },
    "content/accessibility.ts": words.accessibility,
  }) satisfies Content;

/** The English content as it is written now; checks get it handed in, so that tests can hand in another. */
export const content = byFile(english);

/** The entries of an object as a list. */
function named<Entry>(entries: Readonly<Record<string, Entry>>) {
  return Object.entries(entries).map(([id, entry]) => ({ id, ...entry }));
}
