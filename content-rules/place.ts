/** The labels beside the address. */
import { z } from "zod";
import { text, label } from "./fields/field";

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
