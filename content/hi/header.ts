import type { Messages } from "@/content-rules/content";

export const header: Messages = {
  skip: "सीधे मुख्य हिस्से पर जाएँ",
  announcement: "सूचना",
  preview: "प्रीव्यू: क्लिनिक ने अभी इसे नहीं जाँचा है",
  navigation: "मुख्य",
  tagline: "बच्चों की थेरेपी",
  servicesMenu: "सारी सेवाएँ दिखाएँ",
  openMenu: "मेन्यू खोलें",
  closeMenu: "मेन्यू बंद करें",
  menu: "मेन्यू",
  links: {
    home: { label: "होम" },
    services: { label: "सेवाएँ" },
    firstVisit: { label: "बच्चे के लिए तस्वीरों वाली कहानी" },
    contact: { label: "संपर्क करें" },
  },
};
