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
  const { link, notice, guardianNotice } = consentWords;
  const shared = { leadForm, formNotes, contactWords };
  const privacy = { link, href: addressIn(language, "/privacy") };
  return {
    "booking-form": {
      ...shared,
      consent: { ...privacy, notice },
      fields: bookingForm,
    },
    "consultation-form": {
      ...shared,
      consent: { ...privacy, notice: guardianNotice },
      tag: language.tag,
      fields: consultationForm,
    },
    carousel: { testimonials, words: testimonialWords },
  } as const;
}

export type IslandWords = ReturnType<typeof islandWords>;

/** What both forms say around their fields. */
export type FormWords = Omit<
  IslandWords[keyof IslandWords & `${string}form`],
  "fields" | "tag"
>;
