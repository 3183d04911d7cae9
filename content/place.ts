import type { Content } from "@/content-rules/content";

export const place: Content["place"] = {
  phone: "Phone",
  address: "Address",
  hours: "Hours",
  days: "{first} to {last}",
  times: "{opens} to {closes}",
  open: "{days}, {times}",
  closed: "Closed on {days}",
  directions: "See the map",
  directionsShort: "Map",
  quick: "Quick contact",
  write: "Write to us on WhatsApp",
  chat: "WhatsApp",
  social: "Follow us",
};
