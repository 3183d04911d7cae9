import { accessibility } from "./text-pages/accessibility";
import { privacy } from "./text-pages/privacy";

/** Pages of plain text, in the order of the links to them in the footer. */
export const textPages = [privacy, accessibility] as const;

/** What the privacy notice says around its list of form fields. */
export const privacyMessages = {
  heading: "What we ask, and why",
  booking: "(quick form)",
  consultation: "(full form)",
  both: "(both forms)",
  optional: "(you can leave this empty)",
} as const;
