/** Names of buttons, menus and labels: no facts of the clinic, so nobody signs them. */
import { z } from "zod";
import { label, pathOf, text } from "./fields/field";
import { generalPaths } from "./fields/paths";

/** A link of the header or the footer. */
const navigationLink = z.strictObject({
  href: pathOf(generalPaths),
  /** It may have 32 characters, because each vowel sign of Devanagari counts as one. */
  label: text(3, 32, "Menu"),
});

export const ui = z.strictObject({
  skip: label("Link to the main content", 60),
  announcement: label("Name of the welcome", 40),
  preview: label("Line of a preview", 80),
  navigation: label("Name of the menu", 40),
  servicesMenu: label("Button of the list of services", 60),
  openMenu: label("Button", 40),
  closeMenu: label("Button", 40),
  menu: label("Button", 20),
  links: z.strictObject({
    home: navigationLink,
    services: navigationLink,
    firstVisit: navigationLink,
    contact: navigationLink,
  }),
  phone: label("Label", 30),
  address: label("Label", 30),
  directions: label("Link to the map", 40),
  directionsShort: text(2, 20, "Link to the map"),
  hours: label("Label", 40),
  openingHours: z.strictObject({
    days: label("Range of days", 40, "first", "last"),
    times: label("Times of a day", 40, "opens", "closes"),
    open: label("Days and times", 40, "days", "times"),
    closed: label("Days without opening times", 40, "days"),
  }),
  quick: label("Name of the links", 40),
  call: label("Link to call", 30),
  callNumber: label("Link to call", 40, "phone"),
  chat: label("Link to WhatsApp", 40),
  chatShort: label("Link to WhatsApp", 20),
  /** Below Submit. */
  write: label("Link to WhatsApp", 40),
  social: label("Label", 40),
  carousel: z.strictObject({
    list: label("Name of the list", 60),
    bullets: label("Name of the dots", 60),
    bullet: label("Name of a dot", 60, "number", "count"),
  }),
});
