import type { Translation } from "@/content-model/content";
import { about, contactMessages, placeMessages, reviewMessages } from "./about";
import { accessibility } from "./accessibility";
import {
  leadForm,
  bookingForm,
  consultation,
  consultationForm,
  formNotes,
} from "./forms";
import { home } from "./home";
import { images } from "./images";
import { navigation, headerMessages } from "./navigation";
import { pages, notFound } from "./pages";
import { placeCaptions, placePhotos, placePhotosHeading } from "./place-photos";
import { privacy, privacyMessages, consentMessages } from "./privacy";
import { programsHeading, programs } from "./programs";
import { reasonsMessages, reasons } from "./reasons";
import { safety } from "./safety";
import { factMessages, facts, serviceFacts } from "./service-facts";
import { guideMessages, doctorNotes, guides } from "./service-guides";
import { services, serviceMessages } from "./services";
import { site } from "./site";
import { cardTitles } from "./social-cards";
import {
  testimonialsHeading,
  testimonialMessages,
  testimonials,
} from "./testimonials";
import { visitStory } from "./visit-story";

/** Hindi as parents in Delhi speak it, and the same facts: content-model/translate.ts joins them. */
export const hindi: Translation = {
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
  images,
  navigation,
  headerMessages,
  pages,
  notFound,
  placePhotosHeading,
  placePhotos,
  placeCaptions,
  privacy,
  privacyMessages,
  consentMessages,
  programsHeading,
  programs,
  reasonsMessages,
  reasons,
  safety,
  factMessages,
  facts,
  serviceFacts,
  guideMessages,
  doctorNotes,
  guides,
  services,
  serviceMessages,
  site,
  cardTitles,
  testimonialsHeading,
  testimonialMessages,
  testimonials,
  visitStory,
};

/** Files that no native reader at the clinic has read yet: whoever has read one takes its name out. */
export const unread: readonly string[] = [
  "about.ts",
  "accessibility.ts",
  "forms.ts",
  "home.ts",
  "images.ts",
  "navigation.ts",
  "pages.ts",
  "place-photos.ts",
  "privacy.ts",
  "programs.ts",
  "reasons.ts",
  "safety.ts",
  "service-facts.ts",
  "service-guides.ts",
  "services.ts",
  "site.ts",
  "social-cards.ts",
  "testimonials.ts",
  "visit-story.ts",
  "service-guides/behavioural-therapy.ts",
  "service-guides/occupational-therapy.ts",
  "service-guides/psychological-counselling.ts",
  "service-guides/service-guide.ts",
  "service-guides/special-education.ts",
  "service-guides/speech-therapy.ts",
];
