import type { Site } from "@/content-rules/site";
import type { SiteContent } from "@/site-content/content";

type Contact = SiteContent["contact"];

/**
 * The URL of a WhatsApp chat with the centre. Its draft names no child and no family.
 * @param subject - what the page is about, such as "speech therapy"
 */
export const chatHref = (contact: Contact, subject?: string): string =>
  chatHrefWith(
    contact,
    subject === undefined
      ? contact.chatGeneralDraft
      : contact.chatDefaultDraft.replace("{subject}", subject),
  );

/** The URL of a WhatsApp chat with the centre, whose draft has a question in each line. */
export const questionsHref = (contact: Contact, questions: readonly string[]): string =>
  chatHrefWith(
    contact,
    [contact.chatQuestionPrefix, ...questions]
      .join("\n")
      .replaceAll("{subject}", contact.chatSubject),
  );

/** The URL of a WhatsApp chat with the centre, with this draft. */
export const chatHrefWith = ({ whatsapp }: Pick<Contact, "whatsapp">, draft: string): string =>
  `https://wa.me/${whatsapp.slice(1)}?text=${encodeText(draft)}`;

/** The URL of a WhatsApp draft for which the parent chooses the recipient. */
export const shareHref = (draft: string): string => `https://wa.me/?text=${encodeText(draft)}`;

/** Letters are not escaped, because an escaped Hindi text is three times as long. */
const encodeText = (text: string) => text.replace(/[^\p{L}\p{M}\p{N}।]/gu, encodeURIComponent);

/** The `tel:` URL of the centre's phone. */
export const callHref = ({ phone }: Pick<Contact, "phone">): string => `tel:${phone.dial}`;

/** The postal address in one line, without empty parts. */
export const addressText = ({ address }: Pick<Site, "address">): string =>
  [address.street, address.locality, `${address.city} ${address.postcode}`]
    .filter((part) => part !== "")
    .join(", ")
    // A number stays on the line of the word before it.
    .replace(/ (?=\d)/g, "\u00a0");
