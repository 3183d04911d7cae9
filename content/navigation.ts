import type { Content } from "@/content-rules/content";

/** The links of header and footer, in the order parents see them. */
export const navigation: Content["navigation"] = {
  home: { href: "/", label: "Home" },
  services: { href: "/service", label: "Services" },
  /** In the footer only: the specification names the header's links. */
  firstVisit: { href: "/first-visit", label: "My first visit" },
  contact: { href: "/contact", label: "Contact Us" },
};
