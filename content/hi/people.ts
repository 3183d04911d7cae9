import type { Messages } from "@/content-rules/content";

export const people: Messages = {
  heading: "आप किनसे मिलेंगे",
  registration: "रजिस्ट्रेशन",
  languages: "भाषाएँ",
};
