import type { Messages } from "@/content-rules/content";

export const place: Messages = {
  phone: "फ़ोन",
  address: "पता",
  hours: "खुलने का समय",
  days: "{first} से {last}",
  times: "{opens} से {closes} बजे",
  open: "{days}, {times}",
  directions: "नक्शा देखें",
  directionsShort: "नक्शा",
  book: "पहली मुलाकात",
  quick: "सीधा संपर्क",
  chat: "WhatsApp",
  social: "हमें फ़ॉलो करें",
};
