import type { Content } from "@/content-rules/content";

export const header: Content["header"] = {
  skip: "Skip to the main content",
  announcement: "Announcement",
  preview: "Preview: not checked by the clinic yet",
  navigation: "Main",
  tagline: "Children’s therapy, CR Park",
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
};
