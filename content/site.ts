import type { Content } from "@/content-rules/content";

export const site: Content["site"] = {
  name: "K7",
  fullName: "K7 Children’s Therapy Centre",
  product: "K7",
  welcome: "Welcome to K7 family at CR PARK (Delhi)",
  tagline: "Children’s therapy, CR Park",
  phone: "+91 00000 00000",
  whatsapp: "+91 00000 00000",
  address: {
    street: "",
    locality: "CR Park",
    city: "New Delhi",
    postcode: "110019",
  },
  directions: "https://www.google.com/maps/search/?api=1&query=Chittaranjan+Park+New+Delhi+110019",
  hours: [
    {
      days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
      times: [{ opens: "10:00", closes: "19:00" }],
    },
  ],
  // Front pages of the networks, until the clinic gives its pages.
  social: [
    { name: "Instagram", href: "https://www.instagram.com/" },
    { name: "Facebook", href: "https://www.facebook.com/" },
    { name: "YouTube", href: "https://www.youtube.com/" },
  ],
  developer: { name: "K7 web team", href: "https://example.com/" },
  since: 2026,
  unconfirmed: [
    "fullName",
    "phone",
    "whatsapp",
    "address.street",
    "address.postcode",
    "directions",
    "hours",
    "social",
    "developer",
    "since",
  ],
};
