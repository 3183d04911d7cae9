/** What all pages about a concern share. */
import { z } from "zod";
import { label } from "./fields/field";

export const concernPage = z.strictObject({
  thisWeek: label("Heading", 60),
  sections: z.strictObject({
    signs: label("Heading", 40),
    other: label("Heading", 40),
    places: label("Heading", 40),
    visit: label("Heading", 40),
  }),
  week: label("Heading", 60),
  therapy: label("Heading", 60),
  placesIntro: label("Introduction", 200),
  visitText: label("Text", 400),
  fees: label("Link", 40),
  atK7: label("Text", 200, "services"),
  askFee: label("Link to WhatsApp", 80),
  visitMore: label("Link", 60),
});
