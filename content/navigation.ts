import type { NavigationLink } from "@/content-model/schema";

/** The links of header and footer, in the order parents see them. */
export const navigation = {
  home: { href: "/", label: "Home" },
  services: { href: "/service", label: "Services" },
  /** In the footer only: the specification names the header's links. */
  firstVisit: { href: "/first-visit", label: "My first visit" },
  contact: { href: "/contact", label: "Contact Us" },
} as const satisfies Readonly<Record<string, NavigationLink>>;

/** The labels of the header. */
export const headerMessages = {
  skip: "Skip to the main content",
  announcement: "Announcement",
  /** On every page that search engines must not list: npm run build -- --preview. */
  preview: "Preview: not checked by the clinic yet",
  navigation: "Main",
  tagline: "Children’s therapy, CR Park",
  servicesMenu: "Show all services",
  openMenu: "Open menu",
  closeMenu: "Close menu",
  menu: "Menu",
} as const;
