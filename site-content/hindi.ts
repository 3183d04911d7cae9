import type { ModuleMessages } from "@/content-rules/content";
import { about } from "@/content/hi/about";
import { accessibility } from "@/content/hi/text-pages/accessibility";
import { attention } from "@/content/hi/concerns/attention";
import { autism } from "@/content/hi/concerns/autism";
import { behaviouralTherapy } from "@/content/hi/services/behavioural-therapy";
import { concernPage } from "@/content/hi/concern-page";
import { contact } from "@/content/hi/contact";
import { contactPage } from "@/content/hi/contact-page";
import { forms } from "@/content/hi/forms";
import { generalPages } from "@/content/hi/general-pages";
import { home } from "@/content/hi/home";
import { howToCome } from "@/content/hi/how-to-come";
import { lateTalking } from "@/content/hi/concerns/late-talking";
import { notFound } from "@/content/hi/not-found";
import { occupationalTherapy } from "@/content/hi/services/occupational-therapy";
import { people } from "@/content/hi/people";
import { placePhotos } from "@/content/hi/place-photos";
import { plainFacts } from "@/content/hi/plain-facts";
import { privacy } from "@/content/hi/text-pages/privacy";
import { programs } from "@/content/hi/programs";
import { psychologicalCounselling } from "@/content/hi/services/psychological-counselling";
import { reasons } from "@/content/hi/reasons";
import { safety } from "@/content/hi/safety";
import { servicePage } from "@/content/hi/service-page";
import { sharedQuestions } from "@/content/hi/shared-questions";
import { site } from "@/content/hi/site";
import { specialEducation } from "@/content/hi/services/special-education";
import { speechTherapy } from "@/content/hi/services/speech-therapy";
import { testimonials } from "@/content/hi/testimonials";
import { ui } from "@/content/hi/ui";
import { visitStory } from "@/content/hi/visit-story";

/** The Hindi messages: every module of content/hi/. */
export const hindiMessages: ModuleMessages = {
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
};
