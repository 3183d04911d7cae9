/** The ways to reach the centre. */
import { z } from "zod";
import { label, picture, text, texts } from "./field";

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
  directions: label("Link to the map", 40),
  directionsShort: text(2, 20, "Link to the map", { pages: ["/contact"] }),
  book: label("Link to the form", 20),
  quick: label("Name of the links", 40),
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
