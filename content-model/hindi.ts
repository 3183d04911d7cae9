/** The Hindi messages: all modules of content/hi/, by name. */
export * as sharedQuestions from "@/content/hi/shared-questions";
export * as safety from "@/content/hi/safety";
export * as site from "@/content/hi/site";
export * as pages from "@/content/hi/pages";
export * as navigation from "@/content/hi/navigation";
export * as home from "@/content/hi/home";
export * as services from "@/content/hi/services";
export * as concerns from "@/content/hi/concerns";
export * as servicePage from "@/content/hi/service-page";
export * as programs from "@/content/hi/programs";
export * as testimonials from "@/content/hi/testimonials";
export * as reasons from "@/content/hi/reasons";
export * as visitStory from "@/content/hi/visit-story";
export * as placePhotos from "@/content/hi/place-photos";
export * as about from "@/content/hi/about";
export * as forms from "@/content/hi/forms";
export * as notices from "@/content/hi/notices";
