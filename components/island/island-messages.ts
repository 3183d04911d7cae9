import { formFields } from "@/site-content/form-fields";
import { contentIn } from "@/site-content/content";
import { addressIn, type Language } from "@/site-content/languages";

/**
 * The messages of each island, by the name of the island. The page passes them as a prop, and the build writes them into
 * the script of the island, once for each language. An island gets only the messages that it shows, to keep its script
 * small.
 */
export function islandMessages(language: Language) {
  const { contact, forms, testimonials } = contentIn(language);
  const { sending, notes, consent } = forms;
  const problems = { ...forms.problems, language: language.code };
  const shared = { sending, notes, problems, contact };
  const { link, notice, guardianNotice } = consent;
  const privacy = { link, href: addressIn(language, "/privacy") };
  return {
    "booking-form": {
      ...shared,
      consent: { ...privacy, notice },
      fields: formFields("booking", forms.booking),
    },
    "consultation-form": {
      ...shared,
      consent: { ...privacy, notice: guardianNotice },
      tag: language.tag,
      fields: formFields("consultation", forms.consultation),
    },
    carousel: {
      list: testimonials.list,
      bullets: testimonials.bullets,
      bullet: testimonials.bullet,
      sample: testimonials.sample,
      testimonials: testimonials.entries,
    },
  } as const;
}

export type IslandMessages = ReturnType<typeof islandMessages>;

/** The messages around the fields of a form. */
export type FormMessages = Omit<
  IslandMessages[keyof IslandMessages & `${string}form`],
  "fields" | "tag"
>;
