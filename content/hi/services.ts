import type { Messages } from "@/content-model/messages";
import { behaviouralTherapy } from "./services/behavioural-therapy";
import { occupationalTherapy } from "./services/occupational-therapy";
import { psychologicalCounselling } from "./services/psychological-counselling";
import { specialEducation } from "./services/special-education";
import { speechTherapy } from "./services/speech-therapy";

export const services: Messages["services"] = {
  "speech-therapy": speechTherapy,
  "occupational-therapy": occupationalTherapy,
  "special-education": specialEducation,
  "psychological-counselling": psychologicalCounselling,
  "behavioural-therapy": behaviouralTherapy,
};

export const serviceMessages: Messages["serviceMessages"] = {
  listHeading: "हमारी सेवाएँ",
  listIntro:
    "एक बच्चा, एक थेरेपिस्ट। समझ नहीं आ रहा कि कौन-सी सेवा ठीक रहेगी? हमसे पूछें, हम चुनने में मदद करेंगे।",
  learnMore: "और जानें",
  book: "अपॉइंटमेंट के लिए पूछें",
  ask: "WhatsApp पर पूछें",
  how: "आप पूछें, हम फ़ोन करेंगे, और आपसे बात करके पहली मुलाकात का समय तय करेंगे।",
};
