/** The English content: all modules of content/, by name. */
export * as sharedQuestions from "@/content/shared-questions";
export * as safety from "@/content/safety";
export * as site from "@/content/site";
export * as pages from "@/content/pages";
export * as navigation from "@/content/navigation";
export * as home from "@/content/home";
export * as services from "@/content/services";
export * as servicePage from "@/content/service-page";
export * as programs from "@/content/programs";
export * as testimonials from "@/content/testimonials";
export * as reasons from "@/content/reasons";
export * as visitStory from "@/content/visit-story";
export * as placePhotos from "@/content/place-photos";
export * as about from "@/content/about";
export * as forms from "@/content/forms";
export * as notices from "@/content/notices";
export * as sources from "@/content/sources";
