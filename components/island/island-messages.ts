import { addressIn, type Language } from "@/content-model/languages";
import { formFields } from "@/components/lead-form/form-fields";
import { contentIn } from "@/content-model/content";

/**
 * The messages of each island, by the name of the island. The page passes them as a prop, and the build writes them into
 * the script of the island, once for each language. An island gets only the messages that it shows, to keep its script
 * small.
 */
export function islandMessages(language: Language) {
  const {
    leadForm,
    formNotes,
    formProblems,
    contactMessages,
    consentMessages,
    bookingForm,
    consultationForm,
    testimonials,
    testimonialMessages,
  } = contentIn(language);
  const { link, notice, guardianNotice } = consentMessages;
  const problems = { ...formProblems, language: language.code };
  const shared = { leadForm, formNotes, problems, contactMessages };
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
    carousel: { ...testimonialMessages, testimonials },
  } as const;
}

export type IslandMessages = ReturnType<typeof islandMessages>;

/** The messages around the fields of a form. */
export type FormMessages = Omit<
  IslandMessages[keyof IslandMessages & `${string}form`],
  "fields" | "tag"
>;
