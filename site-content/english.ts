import type { Content } from "@/content-rules/content";
import { about } from "@/content/about";
import { accessibility } from "@/content/text-pages/accessibility";
import { attention } from "@/content/concerns/attention";
import { autism } from "@/content/concerns/autism";
import { behaviouralTherapy } from "@/content/services/behavioural-therapy";
import { concernPage } from "@/content/concern-page";
import { contact } from "@/content/contact";
import { contactPage } from "@/content/contact-page";
import { forms } from "@/content/forms";
import { generalPages } from "@/content/general-pages";
import { home } from "@/content/home";
import { howToCome } from "@/content/how-to-come";
import { lateTalking } from "@/content/concerns/late-talking";
import { notFound } from "@/content/not-found";
import { occupationalTherapy } from "@/content/services/occupational-therapy";
import { people } from "@/content/people";
import { placePhotos } from "@/content/place-photos";
import { plainFacts } from "@/content/plain-facts";
import { privacy } from "@/content/text-pages/privacy";
import { programs } from "@/content/programs";
import { psychologicalCounselling } from "@/content/services/psychological-counselling";
import { reasons } from "@/content/reasons";
import { safety } from "@/content/safety";
import { servicePage } from "@/content/service-page";
import { sharedQuestions } from "@/content/shared-questions";
import { site } from "@/content/site";
import { sources } from "@/content/sources";
import { specialEducation } from "@/content/services/special-education";
import { speechTherapy } from "@/content/services/speech-therapy";
import { testimonials } from "@/content/testimonials";
import { ui } from "@/content/ui";
import { visitStory } from "@/content/visit-story";

/** The English content: every module of content/. */
export const englishContent: Content = {
  sharedQuestions,
  safety,
  site,
  generalPages,
  notFound,
  home,
  services: {
    "speech-therapy": speechTherapy,
    "occupational-therapy": occupationalTherapy,
    "special-education": specialEducation,
    "psychological-counselling": psychologicalCounselling,
    "behavioural-therapy": behaviouralTherapy,
  },
  concerns: { "late-talking": lateTalking, autism, attention },
  concernPage,
  servicePage,
  plainFacts,
  programs,
  testimonials,
  reasons,
  ui,
  visitStory,
  placePhotos,
  people,
  howToCome,
  about,
  contact,
  contactPage,
  forms,
  textPages: { privacy, accessibility },
  sources,
};
