import type { Messages } from "@/content-rules/content";

export const serviceCards: Messages = {
  listHeading: "हमारी सेवाएँ",
  listIntro:
    "एक बच्चा, एक थेरेपिस्ट। पक्का नहीं पता कि कौन-सी सेवा ठीक रहेगी? हमसे पूछें, हम चुनने में मदद करेंगे।",
  learnMore: "और जानें",
  ask: "WhatsApp पर पूछें",
  how: "आप पूछें। हम फ़ोन करेंगे, और आपसे बात करके पहली मुलाकात का समय तय करेंगे।",
};
