import type { Messages } from "@/content-model/messages";
import { accessibility } from "./text-pages/accessibility";
import { privacy } from "./text-pages/privacy";

export const textPages: Messages["textPages"] = { privacy, accessibility };

export const privacyMessages: Messages["privacyMessages"] = {
  heading: "हम क्या पूछते हैं और क्यों",
  booking: "(छोटा फ़ॉर्म)",
  consultation: "(पूरा फ़ॉर्म)",
  both: "(दोनों फ़ॉर्म)",
  optional: "(यह खाली छोड़ सकते हैं)",
};
