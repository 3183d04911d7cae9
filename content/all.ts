import { about } from "./about";
import { accessibility } from "./accessibility";
import { bookingForm, consultationForm, formNotes, leadForm } from "./forms";
import { home } from "./home";
import { images, type Picture } from "./images";
import { navigation } from "./navigation";
import { pages, type Page } from "./pages";
import { placePhotos } from "./place-photos";
import { privacy, consentWords, privacyWords } from "./privacy";
import { programs } from "./programs";
import { reasons } from "./reasons";
import { safety } from "./safety";
import { facts, serviceFacts } from "./service-facts";
import { guideFile, guides, guideWords } from "./service-guides";
import { listedServices, overviewServices, services } from "./services";
import { site } from "./site";
import { sources, type Source } from "./sources";
import { testimonials } from "./testimonials";
import { visitStory } from "./visit-story";

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
    eachService: navigation.eachService,
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
