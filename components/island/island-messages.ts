import { contentIn } from "@/site-content/content";
import type { Language } from "@/site-content/languages";

/**
 * The messages of each island, by the name of the island. The page passes them as a prop, and the build writes them into
 * the script of the island, once for each language. An island gets only the messages that it shows, to keep its script
 * small.
 */
export function islandMessages(language: Language) {
  const { contact, forms, testimonials, ui } = contentIn(language);
  const { submit, submitting, success, error } = forms.sending;
  const { sentHeading, receivedHeading, sent, shortNumber } = forms.notes;
  const { sentWays, notSentHeading, notSent } = forms.notes;
  const { chosen } = forms.consultation.dob;
  return {
    "lead-form": {
      sending: { submit, submitting, success, error },
      notes: {
        sentHeading,
        receivedHeading,
        sent,
        shortNumber,
        sentWays,
        notSentHeading,
        notSent,
      },
      fields: {
        ...forms.problems,
        chosen,
        language: language.code,
        tag: language.tag,
      },
      contact,
      ui: { chat: ui.chat, callNumber: ui.callNumber },
    },
    carousel: {
      ...ui.carousel,
      sample: testimonials.sample,
      testimonials: testimonials.entries,
    },
  } as const;
}

export type IslandMessages = ReturnType<typeof islandMessages>;
