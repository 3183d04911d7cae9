import type { Messages } from "@/content-rules/content";

export const place: Messages = {
  phone: "फ़ोन",
  address: "पता",
  hours: "खुलने का समय",
  days: "{first} से {last}",
  times: "{opens} से {closes} बजे तक",
  open: "{days}, {times}",
  closed: "{days} को बंद",
  directions: "नक्शा देखें",
  directionsShort: "नक्शा",
  quick: "सीधा संपर्क",
  write: "हमें व्हाट्सऐप पर लिखें",
  chat: "व्हाट्सऐप",
  social: "हमें फ़ॉलो करें",
};
