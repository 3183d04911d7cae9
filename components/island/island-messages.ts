import { addressIn, type Language } from "@/content-model/languages";
import { formFields } from "@/components/lead-form/form-fields";
import { contentIn } from "@/content-model/content";

/**
 * What each island says, by its name: it gets these as a property from its page, and the build writes them into its
 * script for each language. So that a touch fetches no more, each has only what it shows.
 */
export function islandMessages(language: Language) {
  const {
    leadForm,
    formNotes,
    contactMessages,
    consentMessages,
    bookingForm,
    consultationForm,
    testimonials,
    testimonialMessages,
  } = contentIn(language);
  const { link, notice, guardianNotice } = consentMessages;
  const shared = { leadForm, formNotes, contactMessages };
  const privacy = { link, href: addressIn(language, "/privacy") };
  return {
    "booking-form": {
      ...shared,
      consent: { ...privacy, notice },
      fields: formFields("booking", bookingForm),
    },
    "consultation-form": {
      ...shared,
      consent: { ...privacy, notice: guardianNotice },
      tag: language.tag,
      fields: formFields("consultation", consultationForm),
    },
    carousel: { testimonials, words: testimonialMessages },
  } as const;
}

export type IslandMessages = ReturnType<typeof islandMessages>;

/** What both forms say around their fields. */
export type FormMessages = Omit<
  IslandMessages[keyof IslandMessages & `${string}form`],
  "fields" | "tag"
>;
