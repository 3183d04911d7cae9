import type { Site } from "@/content-model/types";
import { phone, whatsapp } from "@/content/site";

/** The texts of a draft, in the language of the page. */
export type ChatMessages = {
  readonly chatGreeting: string;
  readonly chatHello: string;
  readonly chatSubject: string;
};

/**
 * Opens a chat in the app or its web page, with a draft that names no child and no family.
 *
 * @param messages - `contactMessages` of content/about.ts in the language of the page
 * @param subject - what the page is about, such as "speech therapy"
 * @param question - what is asked, as a sentence that names the subject
 */
export function chatHref(
  { chatGreeting, chatHello, chatSubject }: ChatMessages,
  subject?: string,
  question?: string,
): string {
  const greeting = chatGreeting.replace("{subject}", subject ?? chatSubject);
  return chatHrefWith(
    question === undefined ? greeting : `${chatHello} ${question}`,
  );
}

/** Opens a chat with the centre with the given draft. */
export const chatHrefWith = (draft: string): string =>
  `https://wa.me/${whatsapp.slice(1)}?text=${encoded(draft)}`;

/** Opens WhatsApp with a draft; the parent chooses who gets it. */
export const shareHref = (draft: string): string =>
  `https://wa.me/?text=${encoded(draft)}`;

/** Encodes a text for a query string. Letters are not escaped: an escaped Hindi text is three times as long. */
const encoded = (text: string) =>
  text.replace(/[^\p{L}\p{M}\p{N}।]/gu, encodeURIComponent);

/** `tel:` URL of the centre. */
export const callAddress = `tel:${phone}`;

/** A phone number as people read it: +91 98765 43210. */
export const formatPhone = (number: string) =>
  number.replace(/^(\+91)(\d{5})(\d{5})$/, "$1 $2 $3");

/** The centre's phone number as people read it. */
export const phoneText = formatPhone(phone);

/** The postal address in reading order, without empty parts. */
export const addressText = ({ address }: Pick<Site, "address">): string =>
  [address.street, address.locality, `${address.city} ${address.postcode}`]
    .filter((part) => part !== "")
    .join(", ");
