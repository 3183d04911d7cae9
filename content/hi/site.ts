import type { Messages } from "@/content-rules/content";

export const site: Messages = {
  welcome: "सीआर पार्क (दिल्ली) के K7 परिवार में आपका स्वागत है",
  tagline: "बच्चों की थेरेपी",
  address: { locality: "सीआर पार्क", city: "नई दिल्ली" },
};
