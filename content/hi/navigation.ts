import type { Messages } from "@/content-rules/content";

export const navigation: Messages = {
  home: { label: "होम" },
  services: { label: "सेवाएँ" },
  firstVisit: { label: "सेंटर में मेरा पहला दिन" },
  contact: { label: "संपर्क करें" },
};
