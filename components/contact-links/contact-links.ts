import { contactWords } from "@/content/about";
import { site } from "@/content/site";

/** WhatsApp click-to-chat URL with a draft message that holds no personal data. */
export const chatAddress = `https://wa.me/${site.whatsapp.slice(1)}?text=${encodeURIComponent(contactWords.chatGreeting)}`;

/** `tel:` URL of the centre. */
export const callAddress = `tel:${site.phone}`;

/** A phone number as people read it: +91 98765 43210. */
export const formatPhone = (phone: string) =>
  phone.replace(/^(\+91)(\d{5})(\d{5})$/, "$1 $2 $3");

/** The centre's phone number as people read it. */
export const phoneText = formatPhone(site.phone);

/** The postal address in reading order, without empty parts. */
export const addressLines = [
  site.address.street,
  site.address.locality,
  `${site.address.city} ${site.address.postcode}`,
].filter((line: string) => line !== "");
