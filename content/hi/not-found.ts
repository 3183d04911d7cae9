import type { Messages } from "@/content-rules/content";

export const notFound: Messages = {
  title: "यह पेज नहीं मिल रहा | K7, सीआर पार्क",
  heading: "यह पेज नहीं मिल रहा",
  text: "हो सकता है कि पेज का लिंक बदल गया हो, या पता लिखने में गलती हुई हो।",
  home: "होम पेज पर जाएँ",
  services: "या कोई पेज चुनें:",
};
