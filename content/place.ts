import type { Content } from "@/content-rules/content";

export const place: Content["place"] = {
  phone: "Phone",
  address: "Address",
  hours: "Hours",
  days: "{first} to {last}",
  times: "{opens} to {closes}",
  open: "{days}, {times}",
  directions: "See the map",
  directionsShort: "Map",
  book: "First visit",
  quick: "Quick contact",
  chat: "WhatsApp",
  social: "Follow us",
};
