import type { Site } from "@/content-model/site-schema";
import { phone, whatsapp } from "@/content/site";

/** The texts of a WhatsApp draft, in the language of the page. */
export type ChatMessages = {
  readonly chatDefaultDraft: string;
  readonly chatGeneralDraft: string;
  readonly chatQuestionPrefix: string;
  readonly chatSubject: string;
};

/**
 * The URL of a WhatsApp chat with the centre. Its draft names no child and no family.
 *
 * @param messages - `contactMessages` of content/about.ts in the language of the page
 * @param subject - what the page is about, such as "speech therapy"; undefined for no subject
 */
export const chatHref = (
  { chatDefaultDraft, chatGeneralDraft }: ChatMessages,
  subject?: string,
): string =>
  chatHrefWith(
    subject === undefined
      ? chatGeneralDraft
      : chatDefaultDraft.replace("{subject}", subject),
  );

/** The URL of a WhatsApp chat with the centre, with a draft that has one question in each line. */
export const questionsHref = (
  { chatQuestionPrefix, chatSubject }: ChatMessages,
  questions: readonly string[],
): string =>
  chatHrefWith(
    [chatQuestionPrefix, ...questions]
      .join("\n")
      .replaceAll("{subject}", chatSubject),
  );

/** The URL of a WhatsApp chat with the centre, with this draft. */
export const chatHrefWith = (draft: string): string =>
  `https://wa.me/${whatsapp.slice(1)}?text=${encodeText(draft)}`;

/** The URL that opens WhatsApp with a draft, for which the parent chooses the recipient. */
export const shareHref = (draft: string): string =>
  `https://wa.me/?text=${encodeText(draft)}`;

/** Encodes a text for a query string. Letters are not escaped, because an escaped Hindi text is three times as long. */
const encodeText = (text: string) =>
  text.replace(/[^\p{L}\p{M}\p{N}।]/gu, encodeURIComponent);

/** The `tel:` URL of the centre's phone. */
export const callAddress = `tel:${phone}`;

/** A phone number as people read it: +91 98765 43210. Its digits are on one line, at large text sizes too. */
export const formatPhone = (number: string) =>
  number.replace(/^(\+91)(\d{5})(\d{5})$/, "$1 $2\u00a0$3");

/** The centre's phone number as people read it. */
export const phoneText = formatPhone(phone);

/** The postal address in one line, without empty parts. */
export const addressText = ({ address }: Pick<Site, "address">): string =>
  [address.street, address.locality, `${address.city} ${address.postcode}`]
    .filter((part) => part !== "")
    .join(", ");
