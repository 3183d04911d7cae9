import type { Translation } from "@/content-model/content";

export const site: Translation["site"] = {
  welcome: "सीआर पार्क (दिल्ली) के K7 परिवार में आपका स्वागत है",
  address: { locality: "सीआर पार्क", city: "नई दिल्ली" },
};
