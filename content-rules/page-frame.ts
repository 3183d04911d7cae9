/** What every page has, and what is around the long form and at an unknown address. */
import { z } from "zod";
import { label, pathOf, picture, text, texts } from "./field";
import { generalPaths } from "./paths";

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

/** The page shown for an address that does not exist. */
export const notFound = z.strictObject({
  picture,
  title: text(10, 60, "Title in search results"),
  heading: label("Heading", 60),
  text: label("Text", 200),
  home: label("Link", 60),
  services: label("Links to other pages", 60),
});

/** The ways to reach the centre, as links. */
export const contact = z.strictObject({
  chat: label("Link to WhatsApp", 40),
  chatDefaultDraft: label("WhatsApp message", 120, "subject"),
  chatGeneralDraft: label("WhatsApp message", 120),
  chatQuestionPrefix: label("Start of a WhatsApp message", 40),
  chatSubject: text(2, 40, "Word in a WhatsApp message", {
    pages: ["/", "concerns"],
  }),
  call: label("Link to call", 30),
  callNumber: label("Link to call", 40, "phone"),
});

/** Labels beside the address. */
export const place = z.strictObject({
  phone: label("Label", 30),
  address: label("Label", 30),
  hours: label("Label", 40),
  days: label("Range of days", 40, "first", "last"),
  times: label("Times of a day", 40, "opens", "closes"),
  open: label("Days and times", 40, "days", "times"),
  closed: label("Days without opening times", 40, "days"),
  directions: label("Link to the map", 40),
  directionsShort: text(2, 20, "Link to the map", { pages: ["/contact"] }),
  quick: label("Name of the links", 40),
  /** Below Submit. */
  write: label("Link to WhatsApp", 40),
  chat: label("Link to WhatsApp", 20),
  social: label("Label", 40),
});

/** The texts around the form on /contact. */
export const contactPage = z.strictObject({
  picture,
  heading: label("Heading", 60),
  intro: label("Introduction", 160),
  access: label("Note on steps and lifts", 200),
  stepsHeading: label("Heading", 60),
  steps: texts(5, 80, "Step"),
});
