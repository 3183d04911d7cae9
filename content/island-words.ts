import { addressIn, type Language } from "./languages";
import { contentIn } from "./words";

/**
 * What each island says, by its name: it gets these as a property from its page, and the build writes them into its
 * script for each language. So that a touch fetches no more, each has only what it shows.
 */
export function islandWords(language: Language) {
  const {
    leadForm,
    formNotes,
    contactWords,
    consentWords,
    bookingForm,
    consultationForm,
    testimonials,
    testimonialWords,
  } = contentIn(language);
  const shared = {
    tag: language.tag,
    privacy: addressIn(language, "/privacy"),
    leadForm,
    formNotes,
    contactWords,
    consentWords,
  };
  return {
    "booking-form": { ...shared, fields: bookingForm },
    "consultation-form": { ...shared, fields: consultationForm },
    carousel: { testimonials, words: testimonialWords },
  } as const;
}

export type IslandWords = ReturnType<typeof islandWords>;

/** What both forms say around their fields. */
export type FormWords = Omit<IslandWords["booking-form"], "fields">;
