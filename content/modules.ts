import type { Content } from "@/content-rules/content";
import { about } from "./about";
import { accessibility } from "./text-pages/accessibility";
import { attention } from "./concerns/attention";
import { autism } from "./concerns/autism";
import { behaviouralTherapy } from "./services/behavioural-therapy";
import { concernPage } from "./concern-page";
import { contactPage } from "./contact-page";
import { forms } from "./forms";
import { generalPages } from "./general-pages";
import { home } from "./home";
import { howToCome } from "./how-to-come";
import { lateTalking } from "./concerns/late-talking";
import { notFound } from "./not-found";
import { occupationalTherapy } from "./services/occupational-therapy";
import { people } from "./people";
import { placePhotos } from "./place-photos";
import { plainFacts } from "./plain-facts";
import { privacy } from "./text-pages/privacy";
import { programs } from "./programs";
import { psychologicalCounselling } from "./services/psychological-counselling";
import { reasons } from "./reasons";
import { safety } from "./safety";
import { servicePage } from "./service-page";
import { sharedQuestions } from "./shared-questions";
import { site } from "./site";
import { sources } from "./sources";
import { specialEducation } from "./services/special-education";
import { speechTherapy } from "./services/speech-therapy";
import { testimonials } from "./testimonials";
import { ui } from "./ui";
import { visitStory } from "./visit-story";
import { whatsapp } from "./whatsapp";

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
  whatsapp,
  contactPage,
  forms,
  textPages: { privacy, accessibility },
  sources,
};
