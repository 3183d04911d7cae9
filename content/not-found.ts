import type { Content } from "@/content-rules/content";

export const notFound: Content["notFound"] = {
  picture: { src: "/images/visit-1.svg", alt: "" },
  title: "We cannot find this page | K7, CR Park",
  heading: "We cannot find this page",
  text: "It may have moved, or there may be a typing mistake in the address.",
  home: "Go to the home page",
  services: "Or choose a page:",
};
