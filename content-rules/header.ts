/** The labels and links of the header; the footer has the links, too. */
import { z } from "zod";
import { text, label, pathOf } from "./fields/field";
import { generalPaths } from "./fields/paths";

/** A link of the header or the footer. */
const navigationLink = z.strictObject({
  href: pathOf(generalPaths),
  /** It may have 32 characters, because each vowel sign of Devanagari counts as one. */
  label: text(3, 32, "Menu"),
});

const links = z.strictObject({
  home: navigationLink,
  services: navigationLink,
  firstVisit: navigationLink,
  contact: navigationLink,
});

/** The labels of the header, and its links, which the footer has too. */
export const header = z.strictObject({
  skip: label("Link to the main content", 60),
  announcement: label("Name of the welcome", 40),
  preview: label("Line of a preview", 80),
  navigation: label("Name of the menu", 40),
  tagline: label("Under the logo", 40),
  servicesMenu: label("Button of the list of services", 60),
  openMenu: label("Button", 40),
  closeMenu: label("Button", 40),
  menu: label("Button", 20),
  links,
});
