import type { Content } from "@/content-rules/content";

/** Labels beside the address, on every page. */
export const place: Content["place"] = {
  phone: "Phone",
  address: "Address",
  hours: "Hours",
  /** Opening hours: a range of days, the times of a day, and both. */
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
