import type { Content } from "@/content-rules/content";

export const ui: Content["ui"] = {
  skip: "Skip to the main content",
  announcement: "Announcement",
  preview: "Preview: not checked by the clinic yet",
  navigation: "Main",
  servicesMenu: "Show all services",
  openMenu: "Open menu",
  closeMenu: "Close menu",
  menu: "Menu",
  links: {
    home: { href: "/", label: "Home" },
    services: { href: "/service", label: "Services" },
    /** In the footer only: the specification names the header's links. */
    firstVisit: { href: "/first-visit", label: "Picture story for your child" },
    contact: { href: "/contact", label: "Contact Us" },
  },
  phone: "Phone",
  address: "Address",
  directions: "See the map",
  directionsShort: "Map",
  hours: "Hours",
  openingHours: {
    days: "{first} to {last}",
    times: "{opens} to {closes}",
    open: "{days}, {times}",
    closed: "Closed on {days}",
  },
  quick: "Quick contact",
  call: "Call",
  callNumber: "Call {phone}",
  chat: "Chat on WhatsApp",
  chatShort: "WhatsApp",
  write: "Write to us on WhatsApp",
  social: "Follow us",
  carousel: {
    list: "What parents say",
    bullets: "Choose a testimonial",
    bullet: "Testimonial {number} of {count}",
  },
};
